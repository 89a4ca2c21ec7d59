export const examPath = (id: string): string => `/exam/view/${id}`;
