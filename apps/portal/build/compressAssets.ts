import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes a brotli and a gzip copy beside every text asset, because the server compresses none. */
export const compressAssets = async (folder: string): Promise<void> => {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg|json)$/.test(file));
  if (files.length === 0) throw new Error(`${folder} holds nothing to compress.`);
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
};
