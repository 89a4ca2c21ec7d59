/** Three tones of one mineral colour on its ground. Covers are pictures: the same in both themes, dimmed in the dark one. */
export type Tone = { ground: string; tint: string; base: string; dark: string };

export const CREAM = '#FCFAF3';

/** In the order of `--c-m1` … `--c-m8`: 松绿 黛蓝 赭石 藤黄 胭脂 苍青 暮紫 苔绿. */
export const TONES: readonly Tone[] = [
  { ground: '#DCEBE3', tint: '#8FC1AC', base: '#0F6A50', dark: '#0A4434' },
  { ground: '#DBE5EF', tint: '#9BB6D2', base: '#33567A', dark: '#1F3750' },
  { ground: '#F3E0D3', tint: '#DDA583', base: '#A4552C', dark: '#6B351A' },
  { ground: '#F5E8CB', tint: '#E2C27A', base: '#B98618', dark: '#74530F' },
  { ground: '#F1DDE4', tint: '#D29CB0', base: '#97405C', dark: '#5F2438' },
  { ground: '#DAE8EA', tint: '#9DC1C8', base: '#4A7780', dark: '#294A52' },
  { ground: '#E4DFEE', tint: '#B4A8CF', base: '#6A5A8C', dark: '#3F345B' },
  { ground: '#E6EAD2', tint: '#B8C389', base: '#6B7A34', dark: '#414B1C' },
];

/**
 * Every colour in three lights: by day, in its middle tone, by night. A list shows a few covers side by side; of eight
 * colours alone two would often be the same.
 */
export const LOOKS: readonly Tone[] = TONES.flatMap((tone) => {
  const { ground, tint, base, dark } = tone;
  return [tone, { ...tone, ground: tint, tint: ground }, { ground: dark, tint: base, base: tint, dark: ground }];
});

/** The same for drawings on a dark ground, whose cream lines would be lost by day: by night and in the middle tone. */
export const DEEP_LOOKS: readonly Tone[] = TONES.flatMap((tone) => [
  tone,
  { ...tone, base: tone.dark, dark: tone.base },
]);
