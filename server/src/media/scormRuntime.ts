import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { keptPattern, SCORM_MESSAGE, ScormVersion } from '#contract/rules/scorm.ts';
import { bridge } from './scormBridge.ts';
import type { BridgeOptions } from './scormBridge.ts';

const shared = { message: SCORM_MESSAGE, kept: keptPattern };

const editions: Readonly<Record<ScormVersion, BridgeOptions & { library: string }>> = {
  [ScormVersion.v12]: {
    ...shared,
    library: 'scorm-again/scorm12/min',
    runtime: 'Scorm12API',
    api: 'API',
    commit: 'LMSCommit',
    learnerId: 'cmi.core.student_id',
    learnerName: 'cmi.core.student_name',
    entry: 'cmi.core.entry',
    totalTime: 'cmi.core.total_time',
  },
  [ScormVersion.v2004]: {
    ...shared,
    library: 'scorm-again/scorm2004/min',
    runtime: 'Scorm2004API',
    api: 'API_1484_11',
    commit: 'Commit',
    learnerId: 'cmi.learner_id',
    learnerName: 'cmi.learner_name',
    entry: 'cmi.entry',
    totalTime: 'cmi.total_time',
  },
};

const made = new Map<ScormVersion, Promise<{ bytes: Buffer; hash: string }>>();
const { resolve } = createRequire(import.meta.url);

/** The script of an edition: the library and behind it the bridge. Made once for each. */
export function runtimeOf(version: ScormVersion): Promise<{ bytes: Buffer; hash: string }> {
  const ready = made.get(version) ?? make(version);
  made.set(version, ready);
  return ready;
}

async function make(version: ScormVersion): Promise<{ bytes: Buffer; hash: string }> {
  const { library, ...options } = editions[version];
  const text = (await readFile(resolve(library), 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/m, '');
  const bytes = Buffer.from(`${text}\n;(${bridge.toString()})(window, ${JSON.stringify(options)});\n`);
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 16) };
}

/** Puts the script before every other of a page of a package, whatever letters the page is written in. */
export function withRuntime(html: Buffer, address: string): Buffer {
  const isWide = html[0] === 0xff && html[1] === 0xfe;
  const page = isWide ? Buffer.from(`\uFEFF${html.subarray(2).toString('utf16le')}`) : html;
  const text = page.toString('latin1');
  const [before] = /^[^]*?<head(\s[^>]*)?>/i.exec(text) ??
    /^[^]*?<html(\s[^>]*)?>/i.exec(text) ??
    /^[^]*?<!doctype[^>]*>/i.exec(text) ?? [''];
  const script = Buffer.from(`<script src="${address}"></script>`);
  return Buffer.concat([page.subarray(0, before.length), script, page.subarray(before.length)]);
}
