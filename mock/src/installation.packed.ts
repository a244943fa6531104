import { fileURLToPath } from 'node:url';

export const pictureFolder = fileURLToPath(new URL('../pictures', import.meta.url));

export const command = 'npx meridian-mock';

export const webAdvice = 'This package has no web app: the calls are under /api/, what a person can set under /__mock/';
