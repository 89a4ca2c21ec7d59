import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from '../providers/diskStorage.ts';
import { s3Storage } from '../providers/s3Storage.ts';
import type { StorageProvider } from '../providers/storage.ts';

/** Where the files of the site lie, without the rest of what a running one has. */
export const storageOf = ({ s3, dataDir }: Config): StorageProvider =>
  s3 ? s3Storage(s3, join(dataDir, 'growing')) : diskStorage(join(dataDir, 'files'));
