import { knownLooks } from '#seed/art/looks.ts';
import { portrait } from '#seed/art/portrait.ts';
import { minerals } from '#seed/art/seeded.ts';
import { people } from '#seed/data/people.ts';
import type { Lesson, Panel, Say } from '../lessons/types.ts';
import { escapeText } from './escapeText.ts';

/** One picture of a lesson, a page of 640 × 360: title, the path up to the current step, panel and lecturer. */
export function slidePage(lesson: Lesson, [, step, panel]: Say): string {
  const tone = minerals[lesson.tone]!;
  const teacher = people.find(({ key }) => key === lesson.by)!;
  const face = portrait(teacher.key, { sex: teacher.sex, look: knownLooks[teacher.key] });
  return `<!doctype html><meta charset="utf-8"><style>${styleOf(tone)}</style>
<h1>${escapeText(lesson.title)}</h1><p>${escapeText(teacher.idCardName)}　${escapeText(lesson.course ?? teacher.position)}</p>
${pathOf(lesson.steps, step, tone)}
<section>${panelOf(panel)}</section><aside>${face}</aside>`;
}

type Tone = (typeof minerals)[number];

const styleOf = ({ soft, main, deep }: Tone): string => `
*{margin:0;box-sizing:border-box}
body{width:640px;height:360px;overflow:hidden;background:#FBF7EE;color:${deep};font:15px/1.6 "Noto Sans CJK SC",sans-serif;padding:26px 40px;position:relative}
h1{font:700 25px/1.3 "Noto Serif CJK SC",serif}
p{color:#626E68;font-size:13px}
svg.path{display:block;margin-top:16px}
section{position:absolute;left:40px;bottom:30px;width:404px;height:152px;border-radius:8px;background:${deep};color:#FCFAF3;padding:0 24px;display:flex;flex-direction:column;justify-content:center}
section b{font:600 25px/1.6 "Noto Sans CJK SC",sans-serif;white-space:pre-wrap}
section b.small{font-size:17px}
section code{font:18px/1.7 "Noto Sans Mono CJK SC",monospace;white-space:pre;color:#F5E8CB}
section i{display:grid;grid-template-columns:96px 1fr 88px;gap:10px;align-items:center;font-style:normal;font-size:14px;line-height:28px}
section i span{height:14px;border-radius:3px;background:${soft};display:block}
section i em{font-style:normal;text-align:right;font-variant-numeric:tabular-nums}
aside{position:absolute;right:40px;bottom:30px;width:132px;height:152px;border-radius:8px;overflow:hidden;background:${soft};border-bottom:3px solid ${main}}
aside svg{width:152px;height:152px;margin-left:-10px;display:block}`;

function pathOf(steps: string[], current: number, { soft, main, deep }: Tone): string {
  const gap = steps.length > 1 ? 480 / (steps.length - 1) : 0;
  const at = (index: number): number => 36 + index * gap;
  const reached = Math.min(Math.max(current - 1, 0), steps.length - 1);
  const nodes = steps.map((label, index) => {
    const done = index < current;
    const now = index === current - 1;
    return `<circle cx="${at(index)}" cy="16" r="${now ? 13 : 10}" fill="${done ? (now ? deep : main) : '#FBF7EE'}" stroke="${done ? main : soft}" stroke-width="2.5"/>
<text x="${at(index)}" y="20.5" font-size="12" font-weight="600" fill="${done ? '#FCFAF3' : main}" text-anchor="middle">${index + 1}</text>
<text x="${at(index)}" y="50" font-size="14" font-weight="${now ? 700 : 400}" fill="${now ? deep : '#45514B'}" text-anchor="middle">${escapeText(label)}</text>`;
  });
  return `<svg class="path" width="560" height="58"><path d="M36 16H${at(steps.length - 1)}" stroke="${soft}" stroke-width="3"/><path d="M36 16H${current > 0 ? at(reached) : 36}" stroke="${main}" stroke-width="3"/>${nodes.join('')}</svg>`;
}

function panelOf(panel: Panel): string {
  if (!Array.isArray(panel)) return barsOf(panel.bars, panel.unit ?? '');
  return panel
    .map((line) => (line.startsWith('`') ? `<code>${escapeText(line.slice(1))}</code>` : wordsOf(line)))
    .join('');
}

/** A line that would not fit at full size is set smaller. */
const wordsOf = (line: string): string =>
  `<b${line.length > 15 ? ' class="small"' : ''}>${escapeText(line) || '&nbsp;'}</b>`;

function barsOf(bars: [string, number][], unit: string): string {
  const top = Math.max(...bars.map(([, value]) => Math.abs(value)));
  return bars
    .map(([label, value]) => {
      const width = Math.max(2, Math.round((Math.abs(value) / top) * 100));
      const shade = value < 0 ? ';opacity:.45' : '';
      return `<i>${escapeText(label)}<span style="width:${width}%${shade}"></span><em>${value.toLocaleString('en-US')}${escapeText(unit)}</em></i>`;
    })
    .join('');
}
