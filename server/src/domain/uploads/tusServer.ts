import { Server } from '@tus/server';
import type { Lock } from '@tus/utils';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CHUNK_MOST, kindRules } from '#contract/rules/mediaUploads.ts';
import type { Platform } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { asked, nowAsked } from './asked.ts';
import { completeUpload } from './complete.ts';
import type { Refused } from './refused.ts';
import { refusedBy } from './refused.ts';
import { Lease } from './lease.ts';
import { newUploadKey } from './sessions.ts';
import { UploadStore } from './store.ts';
import { TUS_PATH } from './tusPath.ts';

const MAX_BYTES = Math.max(...Object.values(kindRules).map(({ maxBytes }) => maxBytes));
const isKey = /^[\w-]{22}$/;

/** The tus 1.0 protocol over our rows and files; who may ask is settled before (`media/mountUploads.ts`). */
export function tusServer(platform: Platform): Server {
  return new Server({
    path: TUS_PATH,
    relativeLocation: true,
    datastore: new UploadStore(platform),
    locker: { newLock: (key) => lockOf(platform, key) },
    lockDrainTimeout: 100,
    maxSize: MAX_BYTES,
    allowedOrigins: [],
    namingFunction: newUploadKey,
    async onIncomingRequest(request, key) {
      if (!isKey.test(key)) throw fail(NOT_FOUND);
      const length = Number(request.headers.get('content-length') ?? 0);
      if (request.method === 'PATCH' && length > CHUNK_MOST) throw { status_code: 413, body: '' };
    },
    async onUploadFinish(_request, { id }) {
      await completeUpload(platform, nowAsked().user.userNo, id);
      return {};
    },
    onResponseError: (_request, error): Refused => refusedBy(platform, error),
  });
}

function lockOf(platform: Platform, key: string): Lock {
  const lease = new Lease(platform.db, key);
  return {
    async lock(signal, letGo) {
      await lease.take(() => void letGo(), signal);
      asked.getStore()!.lease = lease;
    },
    unlock: () => lease.drop(),
  };
}
