/** Whose business failures have which codes, by their hundreds: 10 is 1000 to 1099. */
export const failureBlocks = {
  user: [10, 11, 12, 13, 14],
  system: [15, 16, 17, 18, 19],
  course: [20, 21, 22, 23, 24],
  community: [25, 26, 27, 28, 29],
  data: [30, 31, 32, 33, 34],
  exam: [35, 36, 37, 38, 39],
  live: [40, 41, 42, 43, 44],
  im: [45, 46, 47, 48, 49],
  position: [50, 51, 52, 53, 54],
  trade: [55, 56, 57, 58, 59],
  startup: [60, 61, 62, 63, 64],
} as const;

export type Service = keyof typeof failureBlocks;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type AsNumber<T> = T extends `${infer N extends number}` ? N : never;

/** Every code that a service may give to a failure of its own. */
export type CodeOf<S extends Service> = AsNumber<`${(typeof failureBlocks)[S][number]}${Digit}${Digit}`>;
