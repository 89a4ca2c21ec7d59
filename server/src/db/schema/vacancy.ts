import { sql } from 'drizzle-orm';
import { check, index, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import type { EvidenceKind, PortraitItem } from '#contract/rules/evidence.ts';
import { ApplicationSource, DeclineReason } from '#contract/rules/hiring.ts';
import { ApplicationState, PauseReason, VacancyState } from '#contract/rules/vacancies.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, within } from '../columns.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';
import { ability, typicalPosition } from './ability.ts';
import { assessment } from './assessment.ts';
import { orgInfo, user } from './user.ts';

/** What an enterprise says of a vacancy; the same fields wait for a review beside it. */
export interface VacancyContent {
  vacancyName: string;
  jobTypeCode: string;
  regionCode: string;
  place: string;
  duties: string;
  demands: string;
  /** Thousands of yuan a month; 0 at both ends is 面议 (rules/salary.ts). */
  salaryMin: number;
  salaryMax: number;
  /** Dictionaries education, workYears, positionNature; empty asks for nothing. */
  degree: string;
  experience: string;
  nature: string;
  countWanted: number;
  benefits: string[];
  /** The last day, `yyyy-MM-dd`. */
  endDate: string;
  typicalPositionId: string | null;
  abilities: { abilityId: string; abilityLevel: AbilityLevel }[];
  /** Assessments that whoever applies is asked to take; what was handed in earlier does not say. */
  testIds?: string[];
}

/** An ability portrait as it was when somebody applied, and the levels it shows of what was asked. */
export interface PortraitCopy {
  axes: { key: string; name: string; score: number; fact: string; rule: string; next: string; url: string }[];
  categories: { categoryName: string; courseNames: string[] }[];
  /** `courseName`: what shows it; when that was and of which kind it is, older copies do not say. */
  levels: Record<
    string,
    { abilityLevel: AbilityLevel; courseName: string; completedAt?: string; evidenceKind?: EvidenceKind }
  >;
  /** The items that organizations may read, each with all that shows it; older copies have none. */
  items?: PortraitItem[];
}

/** A vacancy (职位) of an enterprise. */
export const vacancy = table(
  'vacancy',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    vacancyName: text('vacancy_name').notNull(),
    jobTypeCode: text('job_type_code').notNull().default(''),
    regionCode: text('region_code').notNull().default(''),
    place: text().notNull().default(''),
    duties: text().notNull().default(''),
    demands: text().notNull().default(''),
    salaryMin: within(smallint('salary_min'), 0, 260).notNull().default(0),
    salaryMax: within(smallint('salary_max'), 0, 260).notNull().default(0),
    degree: text().notNull().default(''),
    experience: text().notNull().default(''),
    nature: text().notNull().default(''),
    countWanted: counter('count_wanted').notNull().default(1),
    benefits: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    endDate: text('end_date').notNull().default(''),
    /** The typical position its ability items were taken from. */
    typicalPositionId: id64('typical_position_id').references(() => typicalPosition.id),
    vacancyState: choiceOf('vacancy_state', VacancyState).notNull().default(VacancyState.draft),
    pauseReason: choiceOf('pause_reason', PauseReason).notNull().default(PauseReason.none),
    /** What the list finds it by (domain/vacancies/facets.ts). */
    facets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When it last became open; null before it was. */
    openedAt: moment('opened_at'),
    /** Where it stands in the list: opened or refreshed. */
    refreshedAt: moment('refreshed_at'),
    lastReplyAt: moment('last_reply_at'),
    /** The oldest application without an answer. */
    oldestWaiting: moment('oldest_waiting'),
    countApply: counter('count_apply').notNull().default(0),
    countReply: counter('count_reply').notNull().default(0),
    /** 1: until an interview nobody of the enterprise sees who applied (domain/vacancies/blind.ts). */
    isBlind: flag('is_blind').notNull().default(0),
  },
  (t) => [
    check('vacancy_salary_in_order', sql`${t.salaryMin} <= ${t.salaryMax}`),
    check(
      'vacancy_open_since',
      sql`(${t.vacancyState} in (0, 1, 5)) or (${t.openedAt} is not null and ${t.refreshedAt} is not null)`,
    ),
    index('vacancy_of_org').on(t.orgNo, t.vacancyState, t.id.desc().nullsFirst()),
    index().on(t.authorUserNo),
    index().on(t.typicalPositionId),
    index('vacancy_fresh')
      .on(t.refreshedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.vacancyState} = 2`),
    index('vacancy_salary')
      .on(t.salaryMax.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.vacancyState} = 2`),
    index('vacancy_reply')
      .on(t.lastReplyAt.desc().nullsLast(), t.id.desc().nullsFirst())
      .where(sql`${t.vacancyState} = 2`),
    index('vacancy_facets')
      .using('gin', t.facets)
      .where(sql`${t.vacancyState} = 2`),
    index('vacancy_waiting')
      .on(t.oldestWaiting)
      .where(sql`${t.vacancyState} = 2`),
    index('vacancy_ending')
      .on(t.endDate)
      .where(sql`${t.vacancyState} in (2, 3)`),
  ],
);

/** The ability items a vacancy asks for, as the public version says. */
export const vacancyAbility = table(
  'vacancy_ability',
  {
    ...common(),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id, { onDelete: 'cascade' }),
    abilityId: id64('ability_id')
      .notNull()
      .references(() => ability.id),
    abilityLevel: choiceOf('ability_level', AbilityLevel).notNull(),
  },
  (t) => [uniqueIndex('vacancy_ability_once').on(t.vacancyId, t.abilityId), index().on(t.abilityId, t.abilityLevel)],
);

/** The open assessments that whoever applies for a vacancy is asked to take, in their order. */
export const vacancyTest = table(
  'vacancy_test',
  {
    ...common(),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id, { onDelete: 'cascade' }),
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id),
    sort: smallint().notNull(),
  },
  (t) => [uniqueIndex('vacancy_test_once').on(t.vacancyId, t.assessmentId), index().on(t.assessmentId)],
);

/** What was handed in: a new vacancy, or a change of one that is public. Only the newest can wait. */
export const vacancyAudit = table(
  'vacancy_audit',
  {
    ...common(),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    content: jsonb().$type<VacancyContent>().notNull(),
    auditStatus: choiceOf('audit_status', AuditState).notNull().default(AuditState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
    submitTime: moment('submit_time').notNull(),
  },
  (t) => [
    uniqueIndex('vacancy_audit_waits_once')
      .on(t.vacancyId)
      .where(sql`${t.auditStatus} = 0 and ${enabled(t)}`),
    index().on(t.vacancyId, t.id.desc().nullsFirst()),
    index().on(t.userNo),
    index('vacancy_audit_queue').on(t.auditStatus, t.submitTime),
  ],
);

/** Somebody applies for a vacancy, with the résumé as it was shown then. */
export const vacancyApplication = table(
  'vacancy_application',
  {
    ...common(),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    applicationState: choiceOf('application_state', ApplicationState).notNull().default(ApplicationState.sent),
    note: text().notNull().default(''),
    /** What the applicant chose to show (contract user/userProfile.ts, listByUserNo). */
    resume: jsonb().$type<Record<string, unknown>>().notNull(),
    appliedAt: moment('applied_at').notNull(),
    seenAt: moment('seen_at'),
    repliedAt: moment('replied_at'),
    replyText: text('reply_text').notNull().default(''),
    replyUserNo: id64('reply_user_no'),
    /** When it came into its state; null until the enterprise took it anywhere. */
    stageAt: moment('stage_at'),
    declineReason: choiceOf('decline_reason', DeclineReason).notNull().default(DeclineReason.none),
    applicationSource: choiceOf('application_source', ApplicationSource).notNull().default(ApplicationSource.found),
    /** Words of the recruiters; all of the enterprise share them. */
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The ability portrait as it was handed over; null when it was not (domain/vacancies/portraitCopy.ts). */
    portrait: jsonb().$type<PortraitCopy>(),
    /** 1: the enterprise may look at how the tests went that the vacancy asks for (domain/vacancies/testMarks.ts). */
    isTestShown: flag('is_test_shown').notNull().default(0),
    /** The applicant took everything back after it was decided; who withdraws before is `withdrawn`. */
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    uniqueIndex('vacancy_application_once').on(t.vacancyId, t.userNo),
    index().on(t.userNo, t.appliedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('vacancy_application_of').on(
      t.vacancyId,
      t.applicationState,
      t.appliedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('vacancy_application_org').on(t.orgNo, t.appliedAt),
    index('vacancy_application_board').on(
      t.orgNo,
      t.applicationState,
      t.appliedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('vacancy_application_old')
      .on(t.appliedAt)
      .where(sql`${t.applicationState} in (3, 8) and ${t.revokedAt} is null`),
    index('vacancy_application_tags').using('gin', t.tags),
  ],
);
