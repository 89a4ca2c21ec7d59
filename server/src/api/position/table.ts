import type { Handler } from '../../kit/handle.ts';
import * as cooperation from './cooperation.ts';
import * as importedTalent from './importedTalent.ts';
import * as interview from './interview.ts';
import * as match from './match.ts';
import * as nomination from './nomination.ts';
import * as offerLetter from './offerLetter.ts';
import * as recruitmentStat from './recruitmentStat.ts';
import * as smartCheck from './smartCheck.ts';
import * as smartFilter from './smartFilter.ts';
import * as talent from './talent.ts';
import * as talentBlock from './talentBlock.ts';
import * as talentImport from './talentImport.ts';
import * as talentLook from './talentLook.ts';
import * as talentRecomment from './talentRecomment.ts';
import * as talentSearch from './talentSearch.ts';
import * as talentTemplate from './talentTemplate.ts';
import * as talentTwin from './talentTwin.ts';
import * as vacancy from './vacancy.ts';
import * as vacancyAudit from './vacancyAudit.ts';
import * as vacancyDesk from './vacancyDesk.ts';
import * as vacancySearch from './vacancySearch.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [
  cooperation,
  importedTalent,
  interview,
  match,
  nomination,
  offerLetter,
  recruitmentStat,
  smartCheck,
  smartFilter,
  talent,
  talentBlock,
  talentImport,
  talentLook,
  talentRecomment,
  talentSearch,
  talentTemplate,
  talentTwin,
  vacancy,
  vacancyAudit,
  vacancyDesk,
  vacancySearch,
];
