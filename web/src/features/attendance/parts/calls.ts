/** What these pages send when somebody presses something; the contract comes with the first press. */
const attendance = () => import('#contract/user/attendance.ts');

export const openCheckIn = () => attendance().then((api) => api.open);
export const closeCheckIn = () => attendance().then((api) => api.close);
export const reopenCheckIn = () => attendance().then((api) => api.reopen);
export const correctRoll = () => attendance().then((api) => api.correct);
export const askBoard = () => attendance().then((api) => api.board);
export const askTicket = () => attendance().then((api) => api.ticket);
export const sendCheckIn = () => attendance().then((api) => api.checkIn);
export const askRatesFile = () => attendance().then((api) => api.ratesFile);
