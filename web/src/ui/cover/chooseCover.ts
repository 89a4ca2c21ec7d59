import { hashText } from '../hashText.ts';
import { DEEP_LOOKS, LOOKS } from './tones.ts';
import type { Tone } from './tones.ts';

export type DrawingName = (typeof DRAWINGS)[number];

export const DRAWINGS = [
  'bars',
  'network',
  'code',
  'arcs',
  'chip',
  'gears',
  'road',
  'blocks',
  'candles',
  'pulse',
  'shapes',
  'film',
  'bubbles',
  'book',
  'columns',
  'hills',
  'map',
] as const;

/** Drawn on a dark ground (DefaultCover.tsx). */
const DEEP = /network|code|arcs|road|book|map/;

// First match wins: narrow ones first, broad ones (management, engineering, design) last.
const SUBJECTS: ReadonlyArray<[RegExp, DrawingName[]]> = [
  [/数据|统计|大数据|Excel|可视化/i, ['bars', 'candles', 'arcs', 'network']],
  [/人工智能|机器学习|深度学习|算法|神经|大模型|\bAI\b/i, ['network', 'arcs', 'chip']],
  [/云计算|网络|通信|运维|安全|服务器/, ['arcs', 'network', 'code']],
  [/嵌入式|单片机|芯片|电子|集成电路|物联|电气/, ['chip', 'pulse', 'code']],
  [/机器人|机械|制造|机电|数控|工业|自动化/, ['gears', 'blocks', 'chip']],
  [/汽车|车辆|交通|轨道|物流|航空/, ['road', 'gears', 'arcs']],
  [/地理|测绘|空间|旅游|GIS/i, ['map', 'hills', 'road']],
  [/建筑|土木|施工|BIM|造价|装配/i, ['blocks', 'columns', 'map']],
  [/护理|医|药|健康|康复|养老/, ['pulse', 'book', 'bubbles']],
  [/影视|传媒|摄影|视频|新闻|剪辑|播音/, ['film', 'shapes', 'bubbles']],
  [/英语|外语|日语|口语|语言|写作|沟通|谈判|翻译/, ['bubbles', 'book', 'shapes']],
  [/农|林|园艺|生态|环境|食品|畜牧/, ['hills', 'map', 'bars']],
  [/软件|编程|开发|程序|前端|后端|计算机|Python|Java|SQL/i, ['code', 'network', 'blocks']],
  [/金融|财|会计|经济|商|营销|证券|投资/, ['candles', 'bars', 'columns']],
  [/设计|艺术|美术|视觉|图形/, ['shapes', 'film', 'blocks']],
  [/教育|师范|学前|历史|人文|文学|心理/, ['book', 'bubbles', 'hills']],
  [/公共|行政|法|政|管理|人力/, ['columns', 'book', 'bubbles']],
  [/工程/, ['gears', 'blocks', 'chip']],
];

/** Time runs from left to right in them, as does writing. */
const ONE_WAY = /bars|candles|code|pulse/;

export interface ChosenCover {
  drawing: DrawingName;
  tone: Tone;
  mirrored: boolean;
}

/**
 * One of the drawings of the subject; which of them, its colour, light and side by id. The same input always gives the
 * same cover, and of many courses on one subject few look alike.
 * `topics`: texts that name the subject, the most telling first (title, category).
 */
export function chooseCover(id: string, topics: ReadonlyArray<string | null | undefined> = []): ChosenCover {
  const drawings = bySubject(topics) ?? [byHash(topics.find(Boolean) ?? id)];
  const hash = hashText(id);
  const drawing = drawings[Math.floor(hash / 48) % drawings.length]!;
  const looks = DEEP.test(drawing) ? DEEP_LOOKS : LOOKS;
  const mirrored = !ONE_WAY.test(drawing) && Math.floor(hash / 24) % 2 === 1;
  return { drawing, tone: looks[hash % looks.length]!, mirrored };
}

function bySubject(topics: ReadonlyArray<string | null | undefined>): DrawingName[] | undefined {
  for (const topic of topics) {
    const found = topic ? SUBJECTS.find(([subject]) => subject.test(topic)) : undefined;
    if (found) return found[1];
  }
  return undefined;
}

function byHash(text: string): DrawingName {
  return DRAWINGS[hashText(text) % DRAWINGS.length]!;
}
