import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/kit/schema.ts';
import type { VacancyCard } from '#contract/position/vacancyShapes.ts';
import type { Db } from '../../db/client.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { Names } from '../site/names.ts';

/** The columns of a card, of `vacancy` joined with `org_info`. */
export const cardColumns = {
  id: vacancy.id,
  vacancyName: vacancy.vacancyName,
  salaryMin: vacancy.salaryMin,
  salaryMax: vacancy.salaryMax,
  regionCode: vacancy.regionCode,
  degree: vacancy.degree,
  experience: vacancy.experience,
  nature: vacancy.nature,
  benefits: vacancy.benefits,
  endDate: vacancy.endDate,
  vacancyState: vacancy.vacancyState,
  refreshedAt: vacancy.refreshedAt,
  lastReplyAt: vacancy.lastReplyAt,
  orgNo: vacancy.orgNo,
  orgName: orgInfo.orgName,
  orgLogoImg: orgInfo.orgLogoImg,
  industry: orgInfo.industry,
  size: orgInfo.size,
};

export const itsOrg = eq(orgInfo.orgNo, vacancy.orgNo);

/** Cards, to be narrowed and ordered. */
export const cards = (db: Db) => db.select(cardColumns).from(vacancy).innerJoin(orgInfo, itsOrg);

export type CardRow = Awaited<ReturnType<typeof cards>>[number];

/** A row as a card, codes in words. */
export const cardOf = (row: CardRow, names: Names): InputOf<typeof VacancyCard> => ({
  id: row.id,
  vacancyName: row.vacancyName,
  salaryMin: row.salaryMin,
  salaryMax: row.salaryMax,
  regionName: placeOf(names.region(row.regionCode)),
  degreeName: row.degree === '' ? '学历不限' : names.label('education', row.degree),
  experienceName: row.experience === '' ? '经验不限' : names.label('workYears', row.experience),
  natureName: names.label('positionNature', row.nature),
  benefits: row.benefits,
  endDate: row.endDate,
  orgNo: row.orgNo,
  orgName: row.orgName,
  orgLogoImg: row.orgLogoImg,
  industryName: row.industry === '' ? '' : names.label('industry', row.industry),
  sizeName: row.size === '' ? '' : names.label('companySize', row.size),
  vacancyState: row.vacancyState,
  refreshedAt: row.refreshedAt ?? '',
  lastReplyAt: row.lastReplyAt,
});

/** 湖北省 武汉市 洪山区 is 武汉市 洪山区 on a card. */
const placeOf = (region: string): string => {
  const parts = region.split(' ');
  return (parts.length > 1 ? [...new Set(parts.slice(1))] : parts).join(' ');
};
