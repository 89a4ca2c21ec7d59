import { orgPath } from '#contract/rules/pagePaths.ts';
import * as courseInfo from '#contract/course/courseInfo.ts';
import * as org from '#contract/user/org.ts';
import { block } from '../../../shared/courses/block.ts';
import { graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import type { IsBuilt } from '../../../kit/builtRoutes.ts';
import type { PageApi } from '../../../kit/pageApi.ts';

const SHOWN = 3;

/** Institutions first, the leading ones with what is studied most there; then schools. */
export async function loadChannel(api: PageApi, isBuilt: IsBuilt) {
  const listed = (orgType: 3 | 4) =>
    block(
      api.call(org.infoList, { orgType, pageSize: 12 }).then(({ list }) => list),
      [],
    );
  const [institutions, schools] = await Promise.all([listed(3), listed(4)]);
  const leading = [...institutions.slice(0, SHOWN), ...schools.slice(0, 1)];
  const windows = await Promise.all(
    leading.map(async ({ orgNo, orgName, intro }) => {
      const answer = api.call(courseInfo.list, { orgNo, sortType: 'hot', pageSize: 4 });
      return {
        orgNo,
        orgName,
        intro,
        courses: await block(
          answer.then(({ list }) => list),
          [],
        ),
      };
    }),
  );
  return {
    institutions,
    schools,
    windows: windows.filter(({ courses }) => courses.length > 0),
    joinPath: isBuilt('/apply/school') ? '/apply/school' : null,
    seo: {
      description: '培训机构与学校在知途开的课：按单位看课程、直播与讲师。',
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          [...institutions, ...schools].map(({ orgName: name, orgNo }) => ({ name, path: orgPath(orgNo) })),
        ),
      ),
    },
  };
}
