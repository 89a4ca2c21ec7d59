import type { FileType } from './fileKinds.ts';

/** A course as two copies of it are compared: what its author can change. */
export interface CourseContent {
  facts: Readonly<Record<string, string>>;
  chapters: readonly ChapterContent[];
}

export interface ChapterContent {
  id: string;
  name: string;
  desc: string;
  isFree: boolean;
  periods: readonly PeriodContent[];
}

export interface PeriodContent {
  /** The same in every copy. */
  id: string;
  name: string;
  desc: string;
  isFree: boolean;
  fileType: FileType;
  /** Changes with what is learnt: another film, another address, another text. */
  content: string;
  /** As people read it: the name of the file, the address, the beginning of the text. */
  shown: string;
  startTime: string;
  wares: readonly string[];
}

/** One difference between two copies, as people read it. */
export interface Change {
  /** Where: a field, `chapter:ID`, `period:ID`, or `order`. */
  target: string;
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'replaced';
  /** What it is: the name of the field, the chapter or the class-hour. */
  name: string;
  before: string;
  after: string;
}

/**
 * What is different between two copies of a course, in the order of the newer one. Class-hours and chapters are the
 * same when their ids are; one whose content is another is `replaced`, whatever else changed in it.
 */
export function changesBetween(
  before: CourseContent | null,
  after: CourseContent,
  labels: Readonly<Record<string, string>>,
): Change[] {
  const old = before ?? { facts: {}, chapters: [] };
  return [...factChanges(old, after, labels), ...chapterChanges(old, after), ...periodChanges(old, after)];
}

function factChanges(before: CourseContent, after: CourseContent, labels: Readonly<Record<string, string>>): Change[] {
  return Object.entries(after.facts)
    .filter(([field, value]) => (before.facts[field] ?? '') !== value)
    .map(([field, value]) => ({
      target: field,
      kind: 'changed',
      name: labels[field] ?? field,
      before: before.facts[field] ?? '',
      after: value,
    }));
}

function chapterChanges(before: CourseContent, after: CourseContent): Change[] {
  const old = new Map(before.chapters.map((chapter) => [chapter.id, chapter]));
  const kept = new Set(after.chapters.map(({ id }) => id));
  const there = after.chapters.flatMap((chapter): Change[] => {
    const known = old.get(chapter.id);
    const target = `chapter:${chapter.id}`;
    if (!known) return [{ target, kind: 'added', name: chapter.name, before: '', after: chapter.name }];
    const [was, is] = [chapterText(known), chapterText(chapter)];
    return was === is ? [] : [{ target, kind: 'changed', name: chapter.name, before: was, after: is }];
  });
  const gone = before.chapters
    .filter(({ id }) => !kept.has(id))
    .map(({ id, name }): Change => ({ target: `chapter:${id}`, kind: 'removed', name, before: name, after: '' }));
  const moved = orderChanged(before.chapters, after.chapters)
    ? [{ target: 'order', kind: 'moved', name: '章的次序', before: '', after: '' } as const]
    : [];
  return [...there, ...gone, ...moved];
}

function periodChanges(before: CourseContent, after: CourseContent): Change[] {
  const old = new Map(placed(before).map((one) => [one.period.id, one]));
  const now = placed(after);
  const kept = new Set(now.map(({ period }) => period.id));
  const there = now.flatMap(({ period, chapterId }): Change[] => {
    const known = old.get(period.id);
    const { id, name } = period;
    const target = `period:${id}`;
    if (!known) return [{ target, kind: 'added', name, before: '', after: period.shown }];
    if (known.period.content !== period.content)
      return [{ target, kind: 'replaced', name, before: known.period.shown, after: period.shown }];
    const [was, is] = [periodText(known.period), periodText(period)];
    if (was !== is) return [{ target, kind: 'changed', name, before: was, after: is }];
    return known.chapterId === chapterId ? [] : [{ target, kind: 'moved', name, before: '', after: '' }];
  });
  const gone = placed(before)
    .filter(({ period }) => !kept.has(period.id))
    .map(({ period: { id, name, shown } }): Change => {
      return { target: `period:${id}`, kind: 'removed', name, before: shown, after: '' };
    });
  return [...there, ...gone];
}

const placed = ({ chapters }: CourseContent) =>
  chapters.flatMap((chapter) => chapter.periods.map((period) => ({ period, chapterId: chapter.id })));

/** Whether those that are in both stand in another order. */
function orderChanged(before: readonly { id: string }[], after: readonly { id: string }[]): boolean {
  const common = (some: readonly { id: string }[], others: readonly { id: string }[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return some.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  };
  return common(before, after).join() !== common(after, before).join();
}

const freeText = (isFree: boolean): string => (isFree ? '免费试学' : '');

const chapterText = ({ name, desc, isFree }: ChapterContent): string => joined(name, desc, freeText(isFree));

const periodText = ({ name, desc, isFree, startTime, wares }: PeriodContent): string =>
  joined(name, desc, freeText(isFree), startTime, wares.length > 0 ? `资料：${wares.join('、')}` : '');

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');
