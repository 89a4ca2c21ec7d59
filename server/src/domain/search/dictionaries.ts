import type { Jieba } from '@node-rs/jieba';
import { createRequire } from 'node:module';
import type * as pinyinPro from 'pinyin-pro';

/*
 * What knows Chinese takes half a second and fifty megabytes to load, and a process may run for long before anybody
 * searches: it is loaded by the first who asks.
 */

const load = createRequire(import.meta.url);

let cutter: Jieba | undefined;

/** Cuts Han text into words. */
export const jieba = (): Jieba => (cutter ??= withDictionary());

/** How characters are spelt. */
export const spelling = (): typeof pinyinPro => load('pinyin-pro') as typeof pinyinPro;

function withDictionary(): Jieba {
  const { Jieba: Cutter } = load('@node-rs/jieba') as { Jieba: typeof Jieba };
  return Cutter.withDict((load('@node-rs/jieba/dict.js') as { dict: Uint8Array }).dict);
}
