/** What these pages send; the contract comes when a button is pressed or somebody begins to write. */
const talent = () => import('#contract/position/talent.ts');

export const moveThem = () => talent().then((api) => api.move);
export const tagThem = () => talent().then((api) => api.tag);
export const writeNote = () => talent().then((api) => api.note);
export const exportThem = () => talent().then((api) => api.sheet);

const twins = () => import('#contract/position/talentTwin.ts');

export const mergeThem = () => twins().then((api) => api.merge);
export const keepApart = () => twins().then((api) => api.apart);

const templates = () => import('#contract/position/talentTemplate.ts');

export const saveTemplate = () => templates().then((api) => api.save);
export const removeTemplate = () => templates().then((api) => api.remove);

const offers = () => import('#contract/position/offerLetter.ts');

export const sendOffer = () => offers().then((api) => api.send);
export const withdrawOffer = () => offers().then((api) => api.withdraw);

export const reviewBlind = () => import('#contract/position/smartFilter.ts').then((api) => api.blind);

const recommended = () => import('#contract/position/talentRecomment.ts');

export const openRecommended = () => recommended().then((api) => api.open);
export const inviteRecommended = () => recommended().then((api) => api.invite);

const check = () => import('#contract/position/smartCheck.ts');

export const saveRule = () => check().then((api) => api.save);
export const turnRule = () => check().then((api) => api.turn);
export const removeRule = () => check().then((api) => api.remove);
export const answerAsked = () => check().then((api) => api.answer);

const saved = () => import('#contract/position/talentSearch.ts');

export const saveFilter = () => saved().then((api) => api.save);
export const updateFilter = () => saved().then((api) => api.update);
export const removeFilter = () => saved().then((api) => api.remove);
