"""What pictures are made of: emblems, stitches, rendered SVG, and the ground that a picture is drawn on."""
