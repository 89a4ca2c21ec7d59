import { eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { sysConfig } from '#server/db/schema/system.ts';
import { makeTwins } from '#server/domain/authoring/twins.ts';
import { loadLearningWorld } from './loadLearning.ts';
import { loadAbilities } from './make/abilities.ts';
import { loadApplications } from './make/applications.ts';
import { loadExams } from './make/assessment/load.ts';
import { loadBills } from './make/bills.ts';
import { loadBlogs } from './make/blogs.ts';
import { loadQuestions } from './make/questions.ts';
import { loadChats } from './make/chats.ts';
import { loadCooperations } from './make/cooperations.ts';
import { loadCoupons } from './make/coupons.ts';
import { loadDrafts } from './make/drafts.ts';
import { loadFeedback } from './make/feedback.ts';
import type { LearningWorld } from './make/learning/world.ts';
import { loadLiveClass } from './make/liveClass.ts';
import { loadMatches } from './make/matches.ts';
import { loadMembers } from './make/members.ts';
import { loadFindable } from './make/findable.ts';
import { loadHiring } from './make/hiring.ts';
import { loadIncubation } from './make/incubation.ts';
import { hushMoney, loadMessages } from './make/messages.ts';
import { loadNewVersion } from './make/newVersion.ts';
import { loadInvoices } from './make/invoices.ts';
import { loadOffers } from './make/offers.ts';
import { loadOrders } from './make/orders.ts';
import { loadPayoutBills } from './make/payoutBills.ts';
import { loadPeople } from './make/people.ts';
import { loadProfiles } from './make/profiles.ts';
import { loadProofs } from './make/proofs.ts';
import { loadPrograms } from './make/programs.ts';
import { loadReference } from './make/reference.ts';
import { loadSales } from './make/sales.ts';
import { loadRoles } from './make/roles.ts';
import { loadSchool } from './make/school/load.ts';
import { loadSearches } from './make/searches.ts';
import { loadSeats } from './make/seats.ts';
import { loadShares } from './make/shares.ts';
import { loadSite } from './make/site.ts';
import { loadStartCases } from './make/startCases.ts';
import { loadStartShows } from './make/startShows.ts';
import { loadStartPolicies } from './make/startPolicies.ts';
import { loadStartProgrammes } from './make/startProgrammes.ts';
import { loadTeamWishes } from './make/teamWishes.ts';
import { loadStartProjects } from './make/startProjects.ts';
import { loadTeaching } from './make/teaching.ts';
import { loadVacancies } from './make/vacancies.ts';
import { loadVacancySearches } from './make/vacancySearches.ts';
import { loadConsents } from './make/consents.ts';
import { loadApiKeys } from './make/apiKeys.ts';
import { loadDirectory } from './make/directory.ts';
import { schoolOfAdmin } from './make/schoolOfAdmin.ts';
import { loadSso } from './make/sso.ts';
import { loadWebhooks } from './make/webhooks.ts';
import { loadQuestionAbilities } from './make/assessment/questionAbilities.ts';
import { loadSmartChecks } from './make/smartChecks.ts';
import { loadOfferLetters } from './make/offerLetters.ts';
import { loadTalentSearches } from './make/talentSearches.ts';
import { loadOrgSites } from './make/orgSites.ts';
import { loadImportedTalents } from './make/importedTalents.ts';
import { loadTalentTemplates } from './make/talentTemplates.ts';
import { loadTalentTwin } from './make/talentTwin.ts';
import { loadTypicalPositions } from './make/typicalPositions.ts';

const MARKER = 'demoWorld';

/**
 * Fills a fresh database with the demo world, in one transaction; a second time does nothing.
 * @param now The same moment gives the same world.
 * @param builtRoutes The pages there are; what would lead to another one is left out.
 * @param storage Where the media of the lessons go.
 * @param secretKey Seals what is kept sealed.
 * @returns whether it was loaded now.
 */
export async function loadDemoWorld(
  db: Db,
  now: Date,
  builtRoutes: ReadonlySet<string>,
  storage: LearningWorld['storage'],
  secretKey: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (await isLoaded(tx)) return false;
    await loadReference(tx);
    await loadSite(tx, now, isBuiltIn(builtRoutes));
    const userNos = await loadPeople(tx, now);
    await loadMessages(tx, now, userNos);
    await loadRoles(tx);
    const staff = await loadMembers(tx, now, userNos);
    await loadFeedback(tx, now, userNos);
    await loadLearningWorld(tx, { userNos: new Map([...userNos, ...staff]), storage }, now);
    const items = await loadAbilities(tx);
    await makeTwins(tx);
    await loadNewVersion(tx, storage, now);
    await loadDrafts(tx, now, userNos);
    await loadTeaching(tx, userNos, now);
    await loadSearches(tx, now);
    await loadProfiles(tx, now, { userNos, items });
    await loadSchool(tx, userNos, now);
    await loadChats(tx, new Map([...userNos, ...staff]), now);
    await loadBlogs(tx, userNos, now);
    await loadQuestions(tx, userNos, now);
    await loadExams(tx, new Map([...userNos, ...staff]), now);
    await loadLiveClass(tx, new Map([...userNos, ...staff]));
    await loadQuestionAbilities(tx, items);
    await loadTypicalPositions(tx, { userNos, items }, now);
    await loadPrograms(tx, { userNos, now });
    await loadApplications(tx, { userNos, storage }, now);
    await loadVacancies(tx, now, userNos);
    await loadCooperations(tx, now, userNos);
    await loadHiring(tx, now, userNos);
    await loadVacancySearches(tx, now, userNos);
    await loadTalentSearches(tx, now, userNos);
    await loadSmartChecks(tx, now, userNos);
    await loadTalentTwin(tx, now, userNos);
    await loadOfferLetters(tx, now, userNos);
    await loadTalentTemplates(tx, userNos);
    await loadImportedTalents(tx, now, userNos);
    await loadOrgSites(tx, now);
    await loadMatches(tx, now, userNos);
    await loadFindable(tx, now, userNos);
    await loadStartPolicies(tx, now, userNos);
    await loadStartProjects(tx, now, userNos);
    await loadTeamWishes(tx, now, { userNos, items });
    await loadIncubation(tx, now, userNos);
    await loadStartProgrammes(tx, now, userNos);
    await loadStartCases(tx, now, userNos);
    await loadStartShows(tx, now);
    await loadOrders(tx, now, userNos);
    await loadInvoices(tx, { userNos, storage }, now);
    await loadOffers(tx, now);
    await loadCoupons(tx, now, { learnerNo: userNos.get('linxiao')!, lecturerNo: userNos.get('chenyanqing')! });
    await loadSeats(tx, now, userNos);
    await loadSales(tx, { userNos, secretKey }, now);
    await loadWebhooks(tx, now, secretKey);
    await loadApiKeys(tx, now, userNos);
    const schoolNo = await schoolOfAdmin(tx, userNos);
    await loadSso(tx, schoolNo, secretKey);
    await loadDirectory(tx, schoolNo, secretKey);
    await loadConsents(tx, userNos);
    await loadShares(tx, now, userNos.get('zhoumingyuan')!);
    await loadBills(tx, now, userNos.get('zhoumingyuan')!);
    await loadPayoutBills(tx, { actorUserNo: userNos.get('zhoumingyuan')!, secretKey }, now);
    await loadProofs(tx, now);
    await hushMoney(tx);
    await tx
      .insert(sysConfig)
      .values({ configKey: MARKER, configName: '演示数据装入的时间', configValue: wireTime(now) });
    return true;
  });
}

const isLoaded = async (db: Db): Promise<boolean> => (await db.$count(sysConfig, eq(sysConfig.configKey, MARKER))) > 0;

/** `/terrace` is built when the table of pages has `/terrace` or `/terrace/:id?`. */
const isBuiltIn = (routes: ReadonlySet<string>) => {
  const plain = new Set([...routes].map((route) => route.replace(/\/:\w+\?$/, '')));
  return (route: string): boolean => plain.has(route);
};
