import type { PackageNote } from '#contract/course/coursePackage.ts';
import { chapterFields, periodFields } from '#contract/fields/course.ts';
import { isWebAddress } from '#contract/kit/fieldSchema.ts';
import { CourseKind, courseKinds } from '#contract/rules/courseKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { extensionOf, kindOfExtension } from '#contract/rules/mediaUploads.ts';
import { ArchiveRefusal, keyOf } from '../archive/openArchive.ts';
import type { Archive } from '../archive/openArchive.ts';
import { attributeOf, childOf, readXml } from '../archive/readXml.ts';
import type { Extras } from './extras.ts';
import { small, TEXT_BYTES } from './inside.ts';
import type { Node, Resource } from './structure.ts';

/** What a class-hour will hold. */
export type Content =
  | { kind: 'page' | 'topic'; path: string }
  | { kind: 'file'; path: string }
  | { kind: 'link'; url: string }
  | { kind: 'none' };

export interface IncomingPeriod {
  /** Its number in the package: identifiers may be there twice. */
  id: string;
  name: string;
  fileType: FileType;
  content: Content;
  extra: Extras['periods'][string] | undefined;
}

export interface IncomingChapter {
  name: string;
  extra: Extras['chapters'][string] | undefined;
  periods: IncomingPeriod[];
}

const LOOSE = '其它内容';

/** Reads the organization of a package: what becomes of each item, and what does not. */
export class ItemReader {
  readonly notes: PackageNote[] = [];
  #count = 0;
  readonly #archive: Archive;
  readonly #sizes: ReadonlyMap<string, number>;
  readonly #kind: CourseKind;
  readonly #extras: Extras | undefined;

  constructor(archive: Archive, sizes: ReadonlyMap<string, number>, kind: CourseKind, extras: Extras | undefined) {
    this.#archive = archive;
    this.#sizes = sizes;
    this.#kind = kind;
    this.#extras = extras;
  }

  /** Groups are chapters; what stands beside them without one is put together in its place. */
  async chapters(nodes: readonly Node[]): Promise<IncomingChapter[]> {
    const made: IncomingChapter[] = [];
    for (const node of nodes) {
      const isGroup = node.nodes.length > 0 || node.resource === undefined;
      if (isGroup) {
        const extra = this.#extras?.chapters[node.id];
        const name = this.#named(node.title, chapterFields.chapterName.max, '');
        made.push({ name, extra, periods: await this.#periods(node.nodes, name, '') });
        continue;
      }
      const last = made.at(-1);
      const into = last?.name === LOOSE && !last.extra ? last : { name: LOOSE, extra: undefined, periods: [] };
      if (into !== last) made.push(into);
      into.periods.push(...(await this.#periods([node], LOOSE, '')));
    }
    return made;
  }

  /** Groups within a chapter are part of the names: there are two levels here. */
  async #periods(nodes: readonly Node[], place: string, before: string): Promise<IncomingPeriod[]> {
    const made: IncomingPeriod[] = [];
    for (const node of nodes) {
      if (node.resource === undefined && node.nodes.length > 0) {
        made.push(...(await this.#periods(node.nodes, place, `${before}${node.title} · `)));
        continue;
      }
      const period = await this.#period(node, place, before);
      if (period) made.push(period);
      made.push(...(await this.#periods(node.nodes, place, before)));
    }
    return made;
  }

  async #period({ id, title, resource }: Node, place: string, before: string): Promise<IncomingPeriod | undefined> {
    const name = this.#named(`${before}${title}`, periodFields.periodName.max, place);
    const known = this.#extras?.periods[id];
    const extra = known && {
      ...known,
      wares: known.wares.filter(({ docName, path }) => this.#ware(place, docName, path)),
    };
    const read = resource ? await this.#content(resource) : { kind: 'none' as const, fileType: known?.fileType };
    if (typeof read === 'string') {
      this.notes.push({ place, name, note: read, isLeft: 1 });
      return undefined;
    }
    const { fileType = FileType.text, ...content } = read;
    const isPacked = known?.fileType === FileType.package && fileType === FileType.archive;
    const type = isPacked ? FileType.package : fileType;
    const { fileTypes, periodName } = courseKinds[this.#kind];
    if (!fileTypes.includes(type)) {
      const labels = fileTypes.map((one) => FileType.labels[one]).join('、');
      const note = `是${FileType.labels[type]}，${CourseKind.labels[this.#kind]}的${periodName}只能是${labels}`;
      this.notes.push({ place, name, note, isLeft: 1 });
      return undefined;
    }
    this.#count += 1;
    return { id: String(this.#count), name, fileType: type, content, extra };
  }

  /** What a resource becomes, or why nothing. */
  async #content({ type, path }: Resource): Promise<(Content & { fileType: FileType | undefined }) | string> {
    if (/^imsqti|assessment|question-bank/.test(type)) return '测验没有带进来：在题库的导入里选这个包，题目会进题库';
    if (type.startsWith('imsbasiclti')) return '外部工具（LTI）没有带进来';
    const bytes = this.#sizes.get(keyOf(path));
    if (path === '' || bytes === undefined) return '清单里有，但是不在包里';
    if (type.startsWith('imswl')) return this.#link(path);
    if (type.startsWith('imsdt')) {
      if (bytes > TEXT_BYTES) return '讨论的正文太大，没有带进来';
      return { kind: 'topic', path, fileType: FileType.text };
    }
    const extension = extensionOf(path);
    if (/^x?html?$/.test(extension)) {
      if (bytes > TEXT_BYTES) return '网页超过 1 MB，没有带进来';
      return { kind: 'page', path, fileType: FileType.text };
    }
    const kind = kindOfExtension(extension);
    if (kind === undefined) return `不支持 ${extension.toUpperCase() || '没有后缀的'} 文件，没有带进来`;
    return bytes === 0 ? '文件是空的（0 字节）' : { kind: 'file', path, fileType: kind };
  }

  async #link(path: string): Promise<(Content & { fileType: FileType }) | string> {
    try {
      const bytes = await small(this.#archive, this.#sizes, path, TEXT_BYTES);
      const url = attributeOf(childOf(bytes && readXml(bytes, path), 'url'), 'href');
      if (url.length > periodFields.linkUrl.max) return `网址超过 ${periodFields.linkUrl.max} 个字，没有带进来`;
      return isWebAddress(url) ? { kind: 'link', url, fileType: FileType.link } : '网址不是 http 或 https，没有带进来';
    } catch (error) {
      if (error instanceof ArchiveRefusal) return error.message;
      throw error;
    }
  }

  #ware(place: string, docName: string, path: string): boolean {
    if (this.#sizes.has(keyOf(path)) && kindOfExtension(extensionOf(path)) !== undefined) return true;
    this.notes.push({ place, name: `资料「${docName}」`, note: '不在包里', isLeft: 1 });
    return false;
  }

  #named(title: string, max: number, place: string): string {
    const name = cut(title, max) || '未命名';
    if ([...title].length > max)
      this.notes.push({ place, name, note: `名称超过 ${max} 个字，后面的去掉了`, isLeft: 0 });
    return name;
  }
}

export const cut = (text: string, max: number): string => [...text].slice(0, max).join('').trim();
