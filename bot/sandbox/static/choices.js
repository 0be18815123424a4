/** Asking the bot what may be typed for an option: not at every key, and only the newest answer counts. */

const PAUSE = 200;

export class Choices {
  /** What was offered last for the chip at hand. */
  list = [];
  /** Whether an answer is still to come. */
  waiting = false;
  #fetch;
  #chip = null;
  #asked = "";
  #timer = 0;
  #number = 0;
  #enter = false;

  /** @param {(options: object, focused: string) => Promise<object[]>} fetch asks the bot; never rejects */
  constructor(fetch) {
    this.#fetch = fetch;
  }

  /**
   * Ask for a chip, a moment after the last key.
   * @param {Chip} chip
   * @param {object} options all values typed so far
   * @returns {Promise<{enter: boolean}|null>} null if it was asked already, or something newer was asked meanwhile;
   *   `enter` tells that Enter was pressed while one waited
   */
  async ask(chip, options) {
    const asked = JSON.stringify(options);
    if (this.#chip === chip && this.#asked === asked) return null;
    if (this.#chip !== chip) this.forget();
    const number = ++this.#number;
    this.#chip = chip;
    this.#asked = asked;
    this.waiting = true;
    clearTimeout(this.#timer);
    await new Promise((resolve) => {
      this.#timer = setTimeout(resolve, chip.text ? PAUSE : 0);
    });
    if (number !== this.#number) return null;
    const list = await this.#fetch(options, chip.option.name);
    if (number !== this.#number) return null;
    this.list = list;
    this.waiting = false;
    const enter = this.#enter;
    this.#enter = false;
    return { enter };
  }

  /** Enter was pressed before the answer came: tell so when it comes. */
  enter() {
    this.#enter = true;
  }

  /** No chip is being typed in: whatever was asked is of no interest. */
  forget() {
    clearTimeout(this.#timer);
    this.#number += 1;
    this.#chip = null;
    this.#asked = "";
    this.list = [];
    this.waiting = false;
    this.#enter = false;
  }
}
