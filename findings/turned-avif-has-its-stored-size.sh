#!/usr/bin/env bash
# image-size 2.1.0, an AVIF made and turned by sharp 0.35.5 (libheif 1.23.5): stored as 8 x 4 pixels, shown as 4 x 8.
#
# Guess, before the run: image-size tells the size as it is shown.
# Behaviour: it reads the property `ispe` alone, and tells the stored size without an orientation. Of a JPEG that is
# turned by EXIF it tells the stored size too, but the orientation beside it.
# Seen: jpeg 8x4 orientation 6 | avif 8x4 orientation undefined | as shown 4x8
# Standard: ISO/IEC 23008-12 (HEIF), 6.5.10: `irot` is a transformative item property; MIAF (ISO/IEC 23000-22) has
# readers apply it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . image-size@2.1.0 sharp@0.35.5
cat > run.mjs <<'JS'
import { imageSize } from 'image-size';
import sharp from 'sharp';

const pixels = sharp(Buffer.alloc(8 * 4 * 3, 100), { raw: { width: 8, height: 4, channels: 3 } });
const turned = (type) => pixels.clone().withMetadata({ orientation: 6 }).toFormat(type).toBuffer();
const told = [];
for (const type of ['jpeg', 'avif']) {
  const { width, height, orientation } = imageSize(await turned(type));
  told.push(`${type} ${width}x${height} orientation ${orientation}`);
}
const { width, height } = await sharp(await turned('avif')).metadata();
console.log([...told, `as shown ${width}x${height}`].join(' | '));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'jpeg 8x4 orientation 6 | avif 8x4 orientation undefined | as shown 4x8' ]
