import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { acceptsEncoding } from './acceptsEncoding.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A file of the build as it goes over the wire. */
export type Asset = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

const read = async (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return undefined;
  }
};

/**
 * Reads a file of the build by its URL path, precompressed where the browser takes it. Undefined for what is no asset:
 * HTML (it needs its nonce), unknown types, and any path that tries to leave the folder.
 */
export const readAsset = async (
  folder: string,
  urlPath: string,
  acceptEncoding: string | undefined,
): Promise<Asset | undefined> => {
  let path: string;
  try {
    path = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  const type = types[extname(path)];
  const file = join(folder, path);
  if (!type || /[\0\\]/.test(path) || path.split('/').includes('..') || !file.startsWith(folder + sep))
    return undefined;
  const isHashed = /^\/assets\/.*[-.][\w-]{8,}\.\w+$/.test(path);
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  };
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const body = acceptsEncoding(acceptEncoding, encoding) ? await read(file + suffix) : undefined;
    if (body) return { body, headers: { ...headers, 'Content-Encoding': encoding } };
  }
  const body = await read(file);
  return body && { body, headers };
};
