// Measured by the browser, because tokens may be written in any colour space.

type Colour = readonly [red: number, green: number, blue: number];

const createCanvasContext = () => {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  return canvas.getContext('2d', { willReadFrequently: true });
};
let canvasContext: ReturnType<typeof createCanvasContext> | undefined;

/** The colour of a token over another one (by default the page's background), each component from 0 to 255. */
function resolvedColour(token: string, under?: string): Colour {
  canvasContext ??= createCanvasContext();
  const styles = getComputedStyle(document.documentElement);
  if (canvasContext === null) throw new Error('no canvas');
  for (const name of [under ?? '--page', token]) {
    canvasContext.fillStyle = styles.getPropertyValue(name);
    canvasContext.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = canvasContext.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The WCAG 2.2 contrast ratio of two tokens in the current theme, from 1 to 21. */
export function contrastOf(front: string, back: string): number {
  const [light, dark] = [luminance(resolvedColour(front, back)), luminance(resolvedColour(back))].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The colour as a CSS hex value, for comparison with a design. */
export function hexOf(token: string): string {
  return `#${resolvedColour(token)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}
