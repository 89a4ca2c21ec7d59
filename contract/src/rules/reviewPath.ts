/** Where a course that was handed in is decided on: by the platform, or by the organization it belongs to. */
export const reviewPath = (reviewId: string, isPlatform: boolean): string =>
  `${isPlatform ? '/admin/review/courses' : '/account/courseaudit'}?review=${reviewId}`;
