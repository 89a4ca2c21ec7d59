import type { ArticleCard } from '#contract/community/articleCard.ts';
import type { BlogCard } from '#contract/community/blogShapes.ts';
import type { QuesCard } from '#contract/community/questionsShapes.ts';
import type { CategoryTree } from '#contract/course/category.ts';
import type { TypicalCard } from '#contract/course/typicalPosition.ts';
import type { VacancyCard } from '#contract/position/vacancyShapes.ts';
import type { Zone } from '#contract/system/zone.ts';
import type { LecturerCard } from '#contract/user/lecturer.ts';
import type { OrgInfo } from '#contract/user/org.ts';

// Only what is shown travels to the browser.

export const directionOf = ({ id, categoryName, twoList }: CategoryTree) => ({
  id,
  categoryName,
  isDeep: twoList.length > 0,
});

export const portraitOf = ({ lecturerUserNo, lecturerName, headImgUrl, position, tags, orgName }: LecturerCard) => ({
  lecturerUserNo,
  lecturerName,
  headImgUrl,
  position,
  tags: tags.slice(0, 1),
  orgName,
});

export const markOf = ({ orgNo, orgName, orgLogoImg }: OrgInfo) => ({ orgNo, orgName, orgLogoImg });

export const typicalOf = ({
  id,
  positionName,
  positionRank,
  industryName,
  abilityNames,
  courseCount,
  useCount,
}: TypicalCard) => ({
  id,
  positionName,
  positionRank,
  industryName,
  abilityNames,
  courseCount,
  useCount,
});

export const vacancyOf = ({ id, vacancyName, orgName, regionName, degreeName, salaryMin, salaryMax }: VacancyCard) => ({
  id,
  vacancyName,
  orgName,
  regionName,
  degreeName,
  salaryMin,
  salaryMax,
});

export const newsOf = ({ id, title, summary, articleImg, tags, publishTime, zoneName }: ArticleCard) => ({
  id,
  title,
  summary,
  articleImg,
  tags,
  publishTime,
  zoneName,
});

export const saidOf = ({ id, title, author, countLike }: BlogCard) => ({ id, title, author, countLike });

export const askedOf = ({ id, title, isSolved, countAnswer, rewardPoints }: QuesCard) => ({
  id,
  title,
  isSolved,
  countAnswer,
  rewardPoints,
});

export const isFilled = ({ courseList }: Zone): boolean => courseList.length > 0;
