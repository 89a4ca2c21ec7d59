/** What a person chose for all films in this browser. */
export interface Preferences {
  volume: number;
  muted: boolean;
  rate: number;
  subtitles: boolean;
  subtitleLang: string;
  subtitleSize: 'small' | 'middle' | 'large';
}

const KEY = 'zt-player';
const standard: Preferences = {
  volume: 1,
  muted: false,
  rate: 1,
  subtitles: true,
  subtitleLang: 'zh',
  subtitleSize: 'middle',
};

export function readPreferences(): Preferences {
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return standard;
  }
}

export const keepPreferences = (change: Partial<Preferences>): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...readPreferences(), ...change }));
