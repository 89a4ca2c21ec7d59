import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { badge } from './badge.ts';
import { heroArt, heroArts } from './heroArt.ts';
import { portrait } from './portrait.ts';
import { qrSvg, qrTexts } from './qr.ts';
import { workArt, workArts } from './workArt.ts';

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();

it('one name always gives one portrait, different names mostly differ', () => {
  expect(portrait('linxiao', { sex: 2 })).toBe(portrait('linxiao', { sex: 2 }));
  const drawn = new Set(Array.from({ length: 60 }, (_, index) => portrait(`someone-${index}`, { sex: 3 })));
  expect(drawn.size).toBeGreaterThan(50);
});

it('the committed QR codes are the two generated ones', () => {
  expect(file('wx.svg')).toBe(qrSvg(qrTexts.wx));
  expect(file('wb.svg')).toBe(qrSvg(qrTexts.wb));
});

it('no drawing carries inline styles or scripts, so it shows under a strict content policy', () => {
  const fixed = ['logo.svg', 'logo-dark.svg', 'favicon.svg', 'wx.svg', 'wb.svg'].map(file);
  const made = [
    portrait('a'),
    badge('江城职业技术大学', 'jiangcheng-univ', { isSchool: true, tint: 1 }),
    ...heroArts.map(heroArt),
    ...workArts.map(workArt),
  ];
  for (const svg of [...fixed, ...made]) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox=.*<\/svg>$/s);
    expect(svg).not.toMatch(/style=|<style|<script|NaN|undefined|href/);
  }
});

it('carousel backgrounds are small and quick to read', () => {
  for (const name of heroArts) expect(heroArt(name).length).toBeLessThan(20_000);
});
