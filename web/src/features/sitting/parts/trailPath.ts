/** What may be kept of a sitting that is over, and what was recorded of it; of one that was declared void too. */
export const trailPath = (assessmentId: string, sittingId: string): string =>
  `/exam/startExam?${new URLSearchParams({ examId: assessmentId, sitting: sittingId })}`;
