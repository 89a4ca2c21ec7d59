import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { badge } from './badge.ts';
import { heroArt, heroArts } from './heroArt.ts';
import { portrait } from './portrait.ts';
import { qrSvg, qrTexts } from './qr.ts';

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();

it('同一个名字总得到同一张画像，不同的名字大多不同', () => {
  expect(portrait('linxiao', { sex: 2 })).toBe(portrait('linxiao', { sex: 2 }));
  const drawn = new Set(Array.from({ length: 60 }, (_, index) => portrait(`someone-${index}`, { sex: 3 })));
  expect(drawn.size).toBeGreaterThan(50);
});

it('提交的二维码就是生成的那两张', () => {
  expect(file('wx.svg')).toBe(qrSvg(qrTexts.wx));
  expect(file('wb.svg')).toBe(qrSvg(qrTexts.wb));
});

it('所有画都不带行内样式与脚本，严格的内容策略下也能显示', () => {
  const fixed = ['logo.svg', 'logo-dark.svg', 'favicon.svg', 'wx.svg', 'wb.svg'].map(file);
  const made = [
    portrait('a'),
    badge('江城职业技术大学', 'jiangcheng-univ', { isSchool: true, tint: 1 }),
    ...heroArts.map(heroArt),
  ];
  for (const svg of [...fixed, ...made]) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox=.*<\/svg>$/s);
    expect(svg).not.toMatch(/style=|<style|<script|NaN|undefined|href/);
  }
});

it('轮播背景不大，读得快', () => {
  for (const name of heroArts) expect(heroArt(name).length).toBeLessThan(20_000);
});
