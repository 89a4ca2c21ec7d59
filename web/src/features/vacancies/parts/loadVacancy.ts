import * as vacancy from '#contract/position/vacancy.ts';
import type { VacancyView } from '#contract/position/vacancyShapes.ts';
import { isId } from '#contract/rules/id.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { isoText } from '../../../shared/courses/figures.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';

/** One vacancy. @throws the 404 page for what was never public */
export async function loadVacancy(request: Request, api: PageApi, id: string) {
  if (!isId(id)) throw missing();
  const one = await answerOr(request, api.call(vacancy.view, { id }));
  const path = vacancyPath(one.id);
  const pay = salaryText(one.salaryMin, one.salaryMax);
  return {
    vacancy: one,
    seo: {
      title: `${one.vacancyName} - ${one.orgName}`,
      description: `${one.orgName}招${one.vacancyName}，${pay}，${one.regionName}。${one.duties}`.slice(0, 160),
      canonical: path,
      jsonLd: graph(
        breadcrumbLd(api.publicUrl, [
          { label: '首页', to: '/' },
          { label: '招聘', to: '/positionlist' },
          { label: one.vacancyName, to: path },
        ]),
        ...(one.vacancyState === VacancyState.open ? [postingLd(one, api.publicUrl)] : []),
      ),
    },
  };
}

export type VacancyData = Awaited<ReturnType<typeof loadVacancy>>;

/** JobPosting as schema.org has it; salaries are in thousands a month here. */
function postingLd(one: VacancyView, publicUrl: string): object {
  return {
    '@type': 'JobPosting',
    title: one.vacancyName,
    description: `${one.duties}\n${one.demands}`,
    datePosted: isoText(one.fresh.refreshedAt),
    validThrough: `${one.endDate}T23:59:59+08:00`,
    employmentType: employment[one.natureName] ?? 'OTHER',
    totalJobOpenings: one.countWanted,
    url: publicUrl + vacancyPath(one.id),
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: one.orgName,
      ...(one.orgLogoImg ? { logo: new URL(one.orgLogoImg, publicUrl).href } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'CN',
        addressLocality: one.regionName,
        ...(one.place ? { streetAddress: one.place } : {}),
      },
    },
    ...(one.salaryMax > 0
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'CNY',
            value: {
              '@type': 'QuantitativeValue',
              minValue: one.salaryMin * 1000,
              maxValue: one.salaryMax * 1000,
              unitText: 'MONTH',
            },
          },
        }
      : {}),
  };
}

const employment: Record<string, string> = { 全职: 'FULL_TIME', 兼职: 'PART_TIME', 实习: 'INTERN' };
