/** The decisions; their contract comes when somebody begins to write or presses a button. */
export const decideCourse = () => import('#contract/course/courseReview.ts').then((api) => api.decide);
export const decideCourses = () => import('#contract/course/courseReview.ts').then((api) => api.batch);
