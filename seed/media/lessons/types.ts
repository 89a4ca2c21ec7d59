/** 画面下半部分：几行字（以 ` 开头的是代码或算式），或一组横条。 */
export type Panel = string[] | { bars: [label: string, value: number][]; unit?: string };

/** 一句话：念什么（en: 开头用英语念）、走到第几步、画面上显示什么。 */
export type Say = [text: string, step: number, panel: Panel];

/** 一节短课：一条有几个节点的路，一句一句讲过去。tone 是矿物色序号 0-7，by 是 people.ts 的 key。 */
export type Lesson = { key: string; title: string; by: string; tone: number; steps: string[]; says: Say[] };
