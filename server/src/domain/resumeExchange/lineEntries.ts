import type { RawResume } from './row.ts';

interface Entry {
  /** What it is about, the most telling first: school, subject, degree; house, position; project, role. */
  names: string[];
  startDate: string;
  endDate: string;
  description: string;
}

const MONTH = String.raw`(?:19|20)\d{2}(?:\s*[年./-]\s*\d{1,2}(?!\d))?\s*月?`;
const NOW = '至今|今|现在|目前|present|now';

/** 2023.09 – 2026.06, 2023年9月至今; years alone are told to be so. */
const period = new RegExp(String.raw`(${MONTH})\s*(?:[-–—―~～〜至到]+|--)\s*(${MONTH}|${NOW})`, 'iu');

type Kind = 'education' | 'work' | 'project';

/** By what a piece of a line is known to be the first, and by what the last. */
const first: Readonly<Record<Kind, RegExp>> = {
  education: /大学|学院|学校|中学|高中|技校|university|college|institute|school/i,
  work: /公司|集团|工作室|医院|学校|大学|学院|研究[院所]|中心|银行|事务所|[局厂店所社]$|inc\b|ltd\b|llc\b|corp/i,
  project: /^$/,
};
const DEGREE =
  /^(?:博士|硕士|研究生|本科|学士|大专|专科|高职|高中|中专|中职|职高|MBA|bachelor|master|phd|doctor)(?:研究生|学历|学位)?$/i;

/** Entries that begin with a period each; a title may stand on the line before it. */
export function entriesOf(lines: readonly string[], kind: Kind): Entry[] {
  const entries: Entry[] = [];
  let waiting: string[] = [];
  for (const line of lines) {
    const found = period.exec(line);
    const last = entries.at(-1);
    if (!found) {
      if (last && last.names.length > 0) last.description += `${last.description === '' ? '' : '\n'}${line}`;
      else if (last) last.names.push(...piecesOf(line, kind));
      else waiting.push(line);
      continue;
    }
    const pieces = piecesOf(line.replace(found[0], '\t'), kind);
    const names = pieces.length > 0 ? pieces : piecesOf(waiting.pop() ?? titleBefore(last), kind);
    entries.push({ names, startDate: found[1]!, endDate: found[2]!, description: waiting.join('\n') });
    waiting = [];
  }
  // A part without any period is one entry that says what it is about.
  if (entries.length === 0 && waiting.length > 0) {
    const [head = '', ...rest] = waiting;
    entries.push({ names: piecesOf(head, kind), startDate: '', endDate: '', description: rest.join('\n') });
  }
  return entries;
}

/** The title of the next entry went into the text of the one before it. */
function titleBefore(last: Entry | undefined): string {
  if (!last) return '';
  const lines = last.description.split('\n');
  const title = lines.pop() ?? '';
  if (title === '' || title.length > 40 || /[。；;]$/.test(title)) return '';
  last.description = lines.join('\n');
  return title;
}

function piecesOf(line: string, kind: Kind): string[] {
  const pieces = line
    .split(/[\t|｜/／]|\s{2,}|\s[-–—]\s|[，,](?!\d)|·(?=\S)/)
    .flatMap((piece) => (kind === 'education' ? withDegree(piece) : [piece]))
    .map((piece) => piece.replaceAll(/^[\s:：()（）•●■\-–—]+|[\s:：()（•●■\-–—]+$/g, '').trim())
    .filter((piece) => piece !== '');
  const words = pieces.length === 1 ? pieces[0]!.split(/\s+/) : pieces;
  const named = words.findIndex((piece) => first[kind].test(piece));
  const ordered = named > 0 ? [words[named]!, ...words.filter((_, at) => at !== named)] : words;
  if (kind !== 'education') return [ordered[0] ?? '', ordered.slice(1).join(' ')].filter((one) => one !== '');
  const degree = ordered.find((piece) => DEGREE.test(piece)) ?? '';
  const [school = '', ...rest] = ordered.filter((piece) => piece !== degree);
  return school === '' && degree === '' ? [] : [school, rest.join(' '), degree];
}

/** 数据科学（本科） is a subject and a degree. */
const withDegree = (piece: string): string[] => {
  const [, subject, degree] = /^(.+?)[(（](.+?)[)）]\s*$/.exec(piece) ?? [];
  return subject !== undefined && degree !== undefined && DEGREE.test(degree) ? [subject, degree] : [piece];
};

const date = new RegExp(MONTH, 'u');

/** 2025.06 全国职业技能大赛 一等奖 */
export function honorOf(line: string): RawResume['honors'][number] {
  const at = date.exec(line)?.[0] ?? '';
  const title = line
    .replace(at, '')
    .replaceAll(/^[\s:：()（）•●■\-–—\d.、]+|[\s:：()（•●■\-–—]+$/g, '')
    .trim();
  return {
    title,
    honorType: /证书?$|资格|[四六]级|CET/i.test(title) ? 'certificate' : 'award',
    issuer: '',
    date: at,
    description: '',
    linkUrl: '',
  };
}
