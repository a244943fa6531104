// The first banner stands in the shell as soon as it is known, at the very place where the application draws it later.

interface Banner {
  title: string;
  subtitle: string;
  picture: string;
  tint: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isBanner(value: unknown): value is Banner {
  return isRecord(value) && ['title', 'subtitle', 'picture', 'tint'].every((name) => typeof value[name] === 'string');
}

/** The first banner of a home page's answer, if the answer is one and has one. */
function firstBanner(answer: unknown): Banner | undefined {
  const data = isRecord(answer) ? answer['data'] : undefined;
  const blocks = isRecord(data) && Array.isArray(data['blocks']) ? data['blocks'] : [];
  const block: unknown = blocks.find((each) => isRecord(each) && each['type'] === 'banners');
  const banner: unknown = isRecord(block) && Array.isArray(block['items']) ? block['items'][0] : undefined;
  return isBanner(banner) ? banner : undefined;
}

/** Draws it. `base` is the back end's address, before pictures that it names by path. */
export function drawFirstBanner(answer: unknown, base: string): void {
  const banner = firstBanner(answer);
  const place = document.querySelector<HTMLElement>('.shell-banner');
  if (banner === undefined || place === null) return;
  const { title, subtitle, picture, tint } = banner;
  const image = new Image(256, 256);
  image.fetchPriority = 'high';
  image.src = picture.startsWith('/') ? base + picture : picture;
  const lines = [title, subtitle].map((text) => {
    const line = document.createElement('span');
    line.textContent = text;
    return line;
  });
  const words = document.createElement('span');
  words.append(...lines);
  place.append(image, words);
  place.style.background = `var(--tint-${tint.replace(/\W/g, '')})`;
}
