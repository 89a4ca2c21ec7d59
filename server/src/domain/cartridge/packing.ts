import type { Readable } from 'node:stream';
import type { PackageNote } from '#contract/course/coursePackage.ts';
import type { DraftPeriod } from '#contract/course/draft.ts';
import type { NewEntry } from '../archive/writeArchive.ts';
import { EXTRAS } from './extras.ts';
import type { Extras } from './extras.ts';
import type { FileLeaving } from './fileOf.ts';
import { linkXml } from './manifestXml.ts';
import type { Item, Resource } from './manifestXml.ts';
import { pageOf, withPictures } from './pages.ts';

/** A file of a package that is read from storage when its turn comes. */
export interface LeavingFile {
  path: string;
  bytes: number;
  open(): Promise<Readable>;
}

type Period = DraftPeriod & { content: string };

/** A package as it fills: what is in it by now, and what was left out on the way. */
export class Packing {
  readonly entries: NewEntry[] = [];
  readonly files = new Map<string, LeavingFile>();
  readonly notes: PackageNote[] = [];
  readonly periods: Extras['periods'] = {};
  readonly #resources: Resource[] = [];
  readonly #pictures: ReadonlyMap<string, LeavingFile>;
  readonly #media: ReadonlyMap<string, FileLeaving>;

  constructor(pictures: ReadonlyMap<string, LeavingFile>, media: ReadonlyMap<string, FileLeaving>) {
    this.#pictures = pictures;
    this.#media = media;
  }

  /** A class-hour with all that it holds. */
  item(id: string, place: string, period: Period): Item {
    const { fileType, periodDesc: desc, isFree, pageSeconds, minutes, periodName: title } = period;
    const resource = this.#content(id, place, period);
    this.periods[id] = { fileType, desc, isFree, pageSeconds, minutes, wares: this.#wares(place, period) };
    return { id, title, resource, items: [] };
  }

  /** Where a picture of ours lies in the package; undefined for those that do not. */
  picture(url: string): string | undefined {
    const file = this.#pictures.get(url);
    return file && this.#take(file);
  }

  /** A text with the pictures as they lie in the package, seen from `from`. */
  text(html: string, from: string): string {
    return withPictures(html, (src) => {
      const path = this.picture(src);
      return path && `${from}${path}`;
    });
  }

  /** A resource for everything that is in the package. */
  everything(): Resource[] {
    const named = new Set(this.#resources.map(({ href }) => href));
    const others = [EXTRAS, ...[...this.files.keys()].filter((path) => !named.has(path))];
    return [...this.#resources, ...others.map((href, at) => ({ id: `f-${at + 1}`, type: 'webcontent', href }))];
  }

  #content(id: string, place: string, period: Period): string | undefined {
    const { media, linkUrl, content, assessment, periodName } = period;
    if (media) return this.#file(id, place, period, this.#media.get(media.mediaId)!);
    if (linkUrl !== '') return this.#written(id, 'imswl_xmlv1p3', `links/${id}.xml`, linkXml(periodName, linkUrl));
    if (content !== '')
      return this.#written(id, 'webcontent', `pages/${id}.html`, pageOf(periodName, this.text(content, '../')));
    const node = `「${assessment?.title}」不在包里：作业与考试属于题库，可以在题库里导出成 QTI`;
    this.#note(place, periodName, assessment ? node : '还没有内容', 1);
    return undefined;
  }

  #file(id: string, place: string, { periodName }: Period, file: FileLeaving): string | undefined {
    if ('left' in file) {
      this.#note(place, periodName, file.left, 1);
      return undefined;
    }
    if (file.note !== '') this.#note(place, periodName, file.note, 0);
    return this.#resource(id, 'webcontent', this.#take(file));
  }

  #written(id: string, type: string, path: string, content: string): string {
    this.entries.push({ path, content });
    return this.#resource(id, type, path);
  }

  #resource(item: string, type: string, href: string): string {
    const id = `r-${item}`;
    this.#resources.push({ id, type, href });
    return id;
  }

  #wares(place: string, { wares, periodName }: Period) {
    return wares.flatMap(({ docName, media }) => {
      const file = this.#media.get(media.mediaId)!;
      if (!('left' in file)) return [{ docName, path: this.#take(file) }];
      this.#note(place, `${periodName}的资料「${docName}」`, file.left, 1);
      return [];
    });
  }

  #take(file: LeavingFile): string {
    this.files.set(file.path, file);
    return file.path;
  }

  #note(place: string, name: string, note: string, isLeft: 0 | 1): void {
    this.notes.push({ place, name, note, isLeft });
  }
}
