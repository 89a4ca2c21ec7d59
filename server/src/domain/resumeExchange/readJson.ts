import { emptyResume, FileRefusal, NOT_A_RESUME } from './row.ts';
import type { RawResume } from './row.ts';

/** How deep a file may be nested; JSON Resume has four levels. */
const DEPTH = 12;
const LETTERS = 4_000_000;

type Node = Readonly<Record<string, unknown>>;

/** The résumés of a file of JSON Resume: one, or a list of them. @throws FileRefusal */
export function readJson(bytes: Buffer): RawResume[] {
  const read = parsed(bytes);
  const list = Array.isArray(read) ? read : [read];
  return list.map(resumeOf);
}

function parsed(bytes: Buffer): unknown {
  if (bytes.length > LETTERS) throw new FileRefusal('这份 JSON 太大，里面只放简历的文字');
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/^\uFEFF/, ''));
  } catch {
    throw new FileRefusal('不是完整的 JSON，请检查括号与引号，并存成 UTF-8');
  }
  mustBePlain(read, '', 0);
  return read;
}

const script =
  /<\s*(?:script|iframe|object|embed)\b|<[^<>]*\bon\w+\s*=|^\s*(?:(?:javascript|vbscript)\s*:|data\s*:\s*text\/html)/i;

/** @throws FileRefusal where a text is a script */
function mustBePlain(value: unknown, path: string, depth: number): void {
  if (depth > DEPTH) throw new FileRefusal('JSON 嵌套得太深，不是简历');
  if (typeof value === 'string' && script.test(value)) throw new FileRefusal(`「${path || '文件'}」里有脚本，不收`);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    mustBePlain(inside, at.slice(0, 80), depth + 1);
  }
}

/** @throws FileRefusal for what is no JSON Resume */
function resumeOf(value: unknown): RawResume {
  const node = nodeOf(value);
  const basics = nodeOf(node['basics']);
  if (!('basics' in node) && !('work' in node) && !('education' in node)) throw new FileRefusal(NOT_A_RESUME);
  const location = nodeOf(basics['location']);
  return {
    ...emptyResume(),
    name: text(basics, 'name'),
    headline: text(basics, 'label'),
    mobile: text(basics, 'phone'),
    email: text(basics, 'email'),
    place: joined([text(location, 'region'), text(location, 'city'), text(location, 'address')], ' '),
    introduction: text(basics, 'summary'),
    skills: joined([...listIn(node, 'skills').map(skillOf), ...listIn(node, 'languages').map(languageOf)], '；'),
    education: listIn(node, 'education').map((one) => ({
      schoolName: text(one, 'institution'),
      major: text(one, 'area'),
      degree: text(one, 'studyType'),
      ...period(one),
      description: joined([
        text(one, 'summary'),
        text(one, 'score') && `成绩：${text(one, 'score')}`,
        texts(one, 'courses').length > 0 && `课程：${texts(one, 'courses').join('、')}`,
      ]),
    })),
    work: [...listIn(node, 'work'), ...listIn(node, 'volunteer')].map((one) => ({
      companyName: text(one, 'name') || text(one, 'company') || text(one, 'organization'),
      position: text(one, 'position'),
      ...period(one),
      description: joined([text(one, 'summary'), ...texts(one, 'highlights')]),
    })),
    project: listIn(node, 'projects')
      .filter((one) => !isWork(one))
      .map((one) => ({
        projectName: text(one, 'name'),
        projectRole: texts(one, 'roles').join('、'),
        ...period(one),
        description: text(one, 'description'),
        result: joined(texts(one, 'highlights')),
        linkUrl: text(one, 'url'),
      })),
    works: listIn(node, 'projects')
      .filter(isWork)
      .map((one) => ({
        title: text(one, 'name'),
        description: joined([text(one, 'description'), ...texts(one, 'highlights')]),
        linkUrl: text(one, 'url'),
      })),
    honors: [
      ...listIn(node, 'awards').map((one) => honor(one, 'award', ['title', 'awarder', 'date'])),
      ...listIn(node, 'certificates').map((one) => honor(one, 'certificate', ['name', 'issuer', 'date'])),
      ...listIn(node, 'publications').map((one) => honor(one, 'publication', ['name', 'publisher', 'releaseDate'])),
    ],
  };
}

/** Our own export says so; others have projects alone. */
const isWork = (one: Node): boolean => text(one, 'type') === 'work';

const honor = (
  one: Node,
  honorType: RawResume['honors'][number]['honorType'],
  [title, issuer, date]: readonly [string, string, string],
): RawResume['honors'][number] => ({
  title: text(one, title),
  honorType,
  issuer: text(one, issuer),
  date: text(one, date),
  description: text(one, 'summary'),
  linkUrl: text(one, 'url'),
});

const period = (one: Node) => ({ startDate: text(one, 'startDate'), endDate: text(one, 'endDate') });

function skillOf(one: Node): string {
  const level = text(one, 'level');
  const words = texts(one, 'keywords').join('、');
  return `${text(one, 'name')}${level && `（${level}）`}${words && `：${words}`}`;
}

function languageOf(one: Node): string {
  const fluency = text(one, 'fluency');
  return `${text(one, 'language')}${fluency && `（${fluency}）`}`;
}

const joined = (parts: readonly (string | false)[], by = '\n'): string =>
  parts.filter((part) => part !== false && part.trim() !== '').join(by);

const nodeOf = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};

/** A field as text; what is none says nothing. */
function text(node: Node, key: string): string {
  const value = node[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function texts(node: Node, key: string): string[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one.trim() !== '') : [];
}

/** @throws FileRefusal where something else stands than a list */
function listIn(node: Node, key: string): Node[] {
  const value = node[key];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new FileRefusal(`「${key}」应该是一个列表`);
  return value.map(nodeOf);
}
