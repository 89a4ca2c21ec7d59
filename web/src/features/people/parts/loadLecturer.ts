import { lecturerPath } from '#contract/rules/pagePaths.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import type { LecturerCard } from '#contract/user/lecturer.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { graph, breadcrumbLd } from '../../../shared/courses/jsonLd.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { loadRatings, ratingCount } from './loadRatings.ts';
import { filledKinds, loadShelf, shelfCounts } from './loadShelf.ts';
import type { ShelfKind } from './shelfKinds.ts';

/** The kinds of courses, and what learners say of them. */
export type LecturerTab = ShelfKind | 'rating';

/** A lecturer with the tab that is open; the first tab is the first kind there is something of. */
export async function loadLecturer(request: Request, api: PageApi, id: string | undefined) {
  if (id === undefined || !isId(id)) throw missing();
  const owner = { lecturerUserNo: id };
  const [person, shelves, rating] = await Promise.all([
    answerOr(request, api.call(lecturer.view, owner)),
    shelfCounts(api, owner),
    ratingCount(api, id),
  ]);
  const counts: Record<LecturerTab, number> = { ...shelves, rating };
  const tabs: LecturerTab[] = [...filledKinds(shelves), ...(rating > 0 ? (['rating'] as const) : [])];
  const [first, ...rest] = tabs;
  const search = new URL(request.url).searchParams;
  const tab = first ? readTab([first, ...rest], search) : null;
  return {
    person,
    tabs,
    counts,
    tab,
    shelf: tab && tab !== 'rating' ? await loadShelf(request, api, owner, tab) : null,
    ratings: tab === 'rating' ? await loadRatings(request, api, id) : null,
    seo: seoOf(person, api.publicUrl),
  };
}

function seoOf(person: LecturerCard, publicUrl: string) {
  const path = lecturerPath(person.lecturerUserNo);
  const role = [person.orgName, person.position].filter(Boolean).join(' ');
  return {
    title: `${person.lecturerName}${role ? `，${role}` : ''}`,
    description: person.brief || `${person.lecturerName}在知途开的课程、直播与资料。`,
    canonical: path,
    jsonLd: graph(
      breadcrumbLd(publicUrl, [
        { label: '首页', to: '/' },
        { label: '讲师', to: '/lecturer' },
        { label: person.lecturerName, to: path },
      ]),
      {
        '@type': 'Person',
        name: person.lecturerName,
        url: publicUrl + path,
        ...(person.headImgUrl ? { image: new URL(person.headImgUrl, publicUrl).href } : {}),
        ...(person.position ? { jobTitle: person.position } : {}),
        ...(person.orgName ? { worksFor: { '@type': 'Organization', name: person.orgName } } : {}),
        ...(person.tags.length > 0 ? { knowsAbout: person.tags } : {}),
        ...(person.brief ? { description: person.brief } : {}),
      },
    ),
  };
}
