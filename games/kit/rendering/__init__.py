"""From a canvas to a file: the strokes it records, painted on an image or written as SVG."""
