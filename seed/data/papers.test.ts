import { describe, expect, it } from 'vitest';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AnswerShow, AssessmentPhase, AssessmentState, assessmentTraits, LateRule, MOST_CELLS, PaperKind, PaperSort, phaseOf } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import { seedClock } from '#seed/make/learning/clock.ts';
import { cleanHtml } from '#server/kit/html.ts';
import { assessments } from './assessments.ts';
import type { SeedAssessment, SeedMoment } from './assessments.ts';
import { organizations } from './organizations.ts';
import { papers } from './papers.ts';
import { people } from './people.ts';
import { questionSets } from './questions/all.ts';
import { classes } from './school.ts';

const setOf = (subject: string) => questionSets.find((set) => set.subject === subject)!;
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const once = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

describe('papers of the demo world', () => {
  it('thirteen, of both kinds and all sorts, keys and names unique', () => {
    expect(papers).toHaveLength(13);
    once(papers.map(({ key }) => key));
    once(papers.map(({ name }) => name));
    for (const kind of PaperKind.values) expect(papers.some(({ paperKind }) => paperKind === kind)).toBe(true);
    for (const sort of PaperSort.values) expect(papers.some(({ paperSort }) => paperSort === sort)).toBe(true);
    expect(new Set(papers.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(8);
  });

  it('every paper makes 100 marks out of questions of its author', () => {
    for (const paper of papers) {
      expect(setOf(paper.subject).author, paper.key).toBe(paper.author);
      expect(cleanHtml(paper.intro)).toBe(paper.intro);
      const points =
        paper.paperKind === PaperKind.fixed
          ? paper.sections.flatMap(({ questions }) => questions.map((one) => one.points))
          : paper.sections.flatMap(({ cells }) => cells.map((one) => one.points * one.count));
      expect(sum(points), paper.key).toBe(1000);
    }
  });

  it('questions of a fixed paper exist and stand in it once', () => {
    for (const paper of papers) {
      if (paper.paperKind !== PaperKind.fixed) continue;
      const all = paper.sections.flatMap(({ questions }) => questions);
      once(all.map(({ subject, index }) => `${subject} ${index}`));
      for (const { subject, index } of all) {
        const { author, questions } = setOf(subject);
        expect(questions[index], `${paper.key} ${subject} ${index}`).toBeDefined();
        expect(author).toBe(paper.author);
      }
      for (const { title, questions } of paper.sections) expect(questions.length, `${paper.key} ${title}`).toBeGreaterThan(0);
    }
  });

  it('the bank fills every cell of a drawn paper with some to spare', () => {
    for (const paper of papers) {
      if (paper.paperKind !== PaperKind.drawn) continue;
      const cells = paper.sections.flatMap(({ cells }) => cells);
      expect(cells.length).toBeLessThanOrEqual(MOST_CELLS);
      once(cells.map(({ questionType, difficulty }) => `${questionType} ${difficulty}`));
      for (const { questionType, difficulty, knowledge, count } of cells) {
        const fitting = setOf(paper.subject).questions.filter(
          (one) =>
            one.question.questionType === questionType &&
            (difficulty === null || one.difficulty === difficulty) &&
            (knowledge.length === 0 || one.knowledge.some((point) => knowledge.includes(point))),
        );
        expect(fitting.length, `${paper.key} ${questionType} ${difficulty}`).toBeGreaterThanOrEqual(count);
      }
    }
  });
});

describe('assessments of the demo world', () => {
  const now = new Date('2026-11-23T02:30:00Z');
  const wire = (moment: SeedMoment | null | undefined, now: Date) =>
    moment ? seedClock(now).at(moment.day, moment.at) : null;
  const phaseAt = ({ isDraft, begins, ends, released }: SeedAssessment, now: Date) =>
    phaseOf(
      {
        assessmentState: isDraft ? AssessmentState.draft : AssessmentState.published,
        beginsAt: wire(begins, now),
        endsAt: wire(ends, now),
        releasedAt: wire(released, now),
      },
      wireTime(now),
    );
  const phases = assessments.map((one) => ({ ...one, phase: phaseAt(one, now) }));

  it('every kind and every phase but the withdrawn is there', () => {
    expect(assessments.length).toBeGreaterThanOrEqual(14);
    once(assessments.map(({ key }) => key));
    for (const kind of AssessmentKind.values) expect(assessments.some((one) => one.assessmentKind === kind), String(kind)).toBe(true);
    const { draft, coming, running, marking, released } = AssessmentPhase;
    for (const phase of [draft, coming, running, marking, released]) {
      expect(phases.some((one) => one.phase === phase), AssessmentPhase.labels[phase]).toBe(true);
    }
    expect(phases.filter(({ phase }) => phase === running).length).toBeGreaterThanOrEqual(5);
  });

  it('phases hold at every hour of the day on which the world is loaded', () => {
    for (const { phase, ...one } of phases) {
      for (const at of ['2026-11-22T16:05:00Z', '2026-11-23T15:50:00Z']) {
        expect(phaseAt(one, new Date(at)), one.key).toBe(phase);
      }
    }
  });

  it('papers, authors, classes and people are known; rules fit the kind', () => {
    for (const one of assessments) {
      const traits = assessmentTraits[one.assessmentKind];
      const paper = papers.find(({ key }) => key === one.paper);
      expect(paper?.author, one.key).toBe(one.author);
      expect(cleanHtml(one.intro), one.key).toBe(one.intro);
      expect(one.minutes !== null, one.key).toBe(traits.isTimed);
      if (traits.isOfGrade) expect(one.candidates.grades, one.key).toHaveLength(1);
      for (const grade of one.candidates.grades ?? []) expect(classes.some(({ name }) => name === grade), grade).toBe(true);
      for (const key of one.candidates.people ?? []) expect(people.some((person) => person.key === key), key).toBe(true);
      const { organization } = one.candidates;
      if (organization) expect(organizations.some(({ key }) => key === organization)).toBe(true);
      if (!traits.hasLateRule) expect(one.rules.lateRule ?? LateRule.refuse, one.key).toBe(LateRule.refuse);
      if (one.released) expect(wire(one.released, now)! >= wire(one.ends, now)!, one.key).toBe(true);
      if (one.begins && one.ends) expect(wire(one.begins, now)! < wire(one.ends, now)!, one.key).toBe(true);
      expect(one.rules.answerShow, one.key).not.toBe(AnswerShow.atTime);
    }
  });
});
