import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { NO_PERMISSION, NOT_FOUND, reworded } from '#contract/kit/errors.ts';
import { ScormVersion } from '#contract/rules/scorm.ts';
import { enabled } from '../db/enabled.ts';
import { mediaFile, scormPackage } from '../db/schema/media.ts';
import { PACKAGE_PART } from '../domain/media/packaged.ts';
import { folderOf } from '../domain/media/process/film.ts';
import { readMedia } from '../domain/media/token.ts';
import { storedName } from '../domain/scorm/storedName.ts';
import type { Platform } from '../kit/context.ts';
import { refuse } from './mountMedia.ts';
import type { Resource } from './resource.ts';
import { runtimeOf, withRuntime } from './scormRuntime.ts';
import { sendResource } from './send.ts';
import { webType } from './webType.ts';

const EXPIRED = reworded(NO_PERMISSION, '课件包的地址已过期，请刷新页面');
const PAGE_BYTES = 16 * 1_048_576;
const RUNTIME = '/scorm-runtime';

interface Address {
  Params: { token: string; '*': string };
}

/**
 * Opened in our frame or by themselves, the pages of a package are of no origin: they reach no cookie, no storage and no
 * page of ours, and load nothing from elsewhere. Their own requests come from that origin of nobody, so others' rules
 * about origins are lifted for them; what opens them is the signed address alone.
 */
const asNobody = {
  'content-security-policy': [
    'sandbox allow-scripts allow-forms allow-modals allow-popups',
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    "form-action 'self'",
    "base-uri 'self'",
  ].join('; '),
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** `GET /scorm/{token}/{path}`: the files of a SCORM package; `GET /scorm-runtime/{edition}.js`: what its pages call. */
export function mountScorm(app: FastifyInstance, platform: Platform): void {
  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: '/scorm/:token/*',
    compress: false, // ranges are counted in bytes of the file
    handler: async (request, reply) => {
      const claim = readMedia(platform.config.secretKey, request.params.token);
      if (claim?.part !== PACKAGE_PART) return refuse(reply, NOT_FOUND);
      if (claim.expires * 1000 <= platform.clock().getTime()) return refuse(reply, EXPIRED);
      const resource = await fileOf(platform, claim.id, request.params['*']);
      reply.removeHeader('x-frame-options'); // pages of a package have frames of their own
      const isThere = resource && (await sendResource(platform.providers.storage, request, reply, resource));
      return isThere ? reply : refuse(reply, NOT_FOUND);
    },
  });
  app.get<{ Params: { name: string } }>(`${RUNTIME}/:name`, async (request, reply) => {
    const version = ScormVersion.values.find((one) => request.params.name === `${one}.js`);
    if (version === undefined) return refuse(reply, NOT_FOUND);
    const { bytes } = await runtimeOf(version);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes);
  });
}

async function fileOf({ db, providers }: Platform, mediaId: string, path: string): Promise<Resource | undefined> {
  const [found] = await db
    .select({ scormVersion: scormPackage.scormVersion, gmtModified: mediaFile.gmtModified })
    .from(scormPackage)
    .innerJoin(mediaFile, and(eq(mediaFile.id, scormPackage.mediaId), enabled(mediaFile)))
    .where(eq(scormPackage.mediaId, mediaId));
  if (!found) return undefined;
  const key = `${folderOf(mediaId)}/${storedName(path)}`;
  const contentType = webType(path);
  const resource = {
    key,
    path: '',
    fileName: posix.basename(path),
    contentType,
    isInline: true,
    version: found.gmtModified,
    headers: asNobody,
  };
  if (!contentType.startsWith('text/html')) return resource;
  const file = await providers.storage.open(key);
  if (!file || file.size > PAGE_BYTES) {
    file?.stream.destroy();
    return undefined;
  }
  const { hash } = await runtimeOf(found.scormVersion);
  const bytes = withRuntime(await buffer(file.stream), `${RUNTIME}/${found.scormVersion}.js?v=${hash}`);
  return { ...resource, bytes };
}
