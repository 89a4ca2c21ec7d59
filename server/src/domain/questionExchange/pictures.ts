import { MOST_PICTURES } from '#contract/rules/questionExchange.ts';
import { TOO_MANY_PICTURES } from '#contract/exam/questionImportFailures.ts';
import { pictureAddress, ReadRefusal } from './row.ts';
import type { Picture } from './row.ts';

/** The pictures and recordings that the texts of a file name, each once. */
export class Pictures {
  readonly list: Picture[] = [];
  readonly #find: (path: string) => Buffer | undefined;
  readonly #known = new Map<string, string>();

  constructor(find: (path: string) => Buffer | undefined = () => undefined) {
    this.#find = find;
  }

  /** The address that stands for a file of the package; undefined when it is not in it. @throws ReadRefusal */
  at(path: string, isSound = false): string | undefined {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const bytes = path.startsWith('..') ? undefined : this.#find(path);
    return bytes && this.keep(path, bytes, isSound);
  }

  /** @throws ReadRefusal */
  keep(name: string, bytes: Uint8Array, isSound = false): string {
    if (this.list.length >= MOST_PICTURES) throw new ReadRefusal(TOO_MANY_PICTURES);
    const address = pictureAddress(this.list.length);
    this.list.push({ name, bytes, ...(isSound && { isSound }) });
    this.#known.set(name, address);
    return address;
  }
}
