import { entriesOf, honorOf } from './lineEntries.ts';
import { sectionIn } from './lineSections.ts';
import type { LineSection } from './lineSections.ts';
import { emptyResume } from './row.ts';
import type { RawResume } from './row.ts';

/**
 * A résumé in free lines, as people write it: headings of parts, `姓名：…` and the like in the head, and in each part
 * entries that begin with a period of months. What belongs nowhere goes into the introduction, so that nothing is lost.
 */
export function readLines(lines: readonly string[]): RawResume {
  const parts = partsOf(lines);
  const head = [...parts.head, ...parts.basic];
  const told = (pattern: RegExp): string => head.map((line) => pattern.exec(line)?.[1] ?? '').find(Boolean) ?? '';
  const everything = lines.join('\n').normalize('NFKC');
  return {
    ...emptyResume(),
    name: told(/姓\s*名\s*[:：\t]\s*([^\s:：|｜/，,]{2,20})/) || nameIn(parts.head),
    headline:
      told(/(?:求职意向|应聘(?:岗位|职位)|意向岗位|期望职位)\s*[:：\t]\s*([^\t|｜]{2,60})/) || (parts.wish[0] ?? ''),
    mobile: /(?<!\d)1[3-9]\d[-\s]?\d{4}[-\s]?\d{4}(?!\d)/.exec(everything)?.[0] ?? '',
    email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(everything)?.[0] ?? '',
    place: told(/(?:现居(?:住)?地?|所在(?:地|城市)|居住地|住址|地址)\s*[:：\t]\s*([^\t|｜]{2,60})/),
    introduction: [...parts.introduction, ...parts.other].join('\n'),
    skills: parts.skills.join('；'),
    education: entriesOf(parts.education, 'education').map(
      ({ names: [schoolName = '', major = '', degree = ''], ...one }) => ({
        schoolName,
        major,
        degree,
        ...one,
      }),
    ),
    work: entriesOf(parts.work, 'work').map(({ names: [companyName = '', position = ''], ...one }) => ({
      companyName,
      position,
      ...one,
    })),
    project: entriesOf(parts.project, 'project').map(({ names: [projectName = '', projectRole = ''], ...one }) => ({
      projectName,
      projectRole,
      ...one,
      result: '',
      linkUrl: '',
    })),
    works: parts.works.map((line) => {
      const link = /https?:\/\/\S+/.exec(line)?.[0] ?? '';
      return {
        title:
          line
            .replace(link, '')
            .replaceAll(/[\t:：|｜]+$/g, '')
            .trim() || link,
        description: '',
        linkUrl: link,
      };
    }),
    honors: parts.honors.map(honorOf),
  };
}

type Parts = Record<LineSection | 'head', string[]>;

function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = {
    head: [],
    basic: [],
    wish: [],
    education: [],
    work: [],
    project: [],
    works: [],
    honors: [],
    skills: [],
    introduction: [],
    other: [],
  };
  let current: keyof Parts = 'head';
  for (const line of lines) {
    const section = sectionIn(line);
    if (section) {
      current = section.section;
      if (section.rest !== '') parts[current].push(section.rest);
    } else parts[current].push(line);
  }
  return parts;
}

const heading = /^(?:个人)?(?:求职)?简历$|^(?:resume|curriculum vitae|cv)$/i;

/** The name is what stands first and alone: 张三, 张 三, 张三的简历, Zhang San. */
function nameIn(head: readonly string[]): string {
  for (const line of head.slice(0, 4)) {
    const [first = ''] = line.split('\t');
    const plain = first.replace(/的?(?:个人)?(?:求职)?简历$/, '').trim();
    if (plain === '' || heading.test(first.trim())) continue;
    const han = plain.replaceAll(/\s/g, '');
    if (/^\p{Script=Han}{2,4}(?:·\p{Script=Han}{1,8})?$/u.test(han)) return han;
    if (/^[A-Z][a-z]+(?: [A-Z][a-z]+){1,2}$/.test(plain)) return plain;
  }
  return '';
}
