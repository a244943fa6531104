import busboy from 'busboy';
import type { SentFile } from '../pictures/sent-file.ts';

/** A file of a multipart form. Its name comes from the sender and is not trusted. */
export interface UploadedFile extends SentFile {
  readonly fileName: string;
}

interface Form {
  /** The form as text, with a placeholder word for each file's bytes: the input of the contract's validation. */
  readonly value: string;
  readonly contentType: string;
  readonly files: readonly UploadedFile[];
}

const boundary = 'meridian-form';
// More parts than any call has. A form with thousands is an attack, not a mistake.
const limits = { parts: 50, headerPairs: 50, fieldSize: 64 * 1024 };

/**
 * Parses a multipart form in memory. Rejects with the parser's reason if it is malformed. Prism reads forms as text,
 * which corrupts a picture's bytes, and a malformed form crashes its server (stoplightio/prism#2672). So Prism gets a
 * form of ours with the same field names.
 */
export function parseMultipart(bytes: Buffer, contentType: string): Promise<Form> {
  return new Promise((resolve, reject) => {
    const files: UploadedFile[] = [];
    const parts: string[] = [];
    try {
      const parser = busboy({ headers: { 'content-type': contentType }, defParamCharset: 'utf8', limits });
      parser.on('file', (name, stream, { filename }) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', reject);
        stream.on('close', () => files.push({ name, fileName: filename ?? '', bytes: Buffer.concat(chunks) }));
        parts.push(partOf(name, 'file'));
      });
      parser.on('field', (name, value) => parts.push(partOf(name, value)));
      parser.on('partsLimit', () => reject(new Error(`more than ${limits.parts} parts`)));
      parser.on('error', reject);
      parser.on('close', () => {
        const value = `${parts.join('')}--${boundary}--\r\n`;
        resolve({ value, contentType: `multipart/form-data; boundary=${boundary}`, files });
      });
      parser.end(bytes);
    } catch (error) {
      reject(error);
    }
  });
}

function partOf(name: string, value: string): string {
  const safeName = name.replace(/["\r\n]/g, encodeURIComponent);
  const safeValue = value.replaceAll(`--${boundary}`, '');
  return `--${boundary}\r\nContent-Disposition: form-data; name="${safeName}"\r\n\r\n${safeValue}\r\n`;
}
