type Field = 'data' | 'code' | 'make' | 'health' | 'shop' | 'media' | 'travel';

/** Enterprises (keys of organizations.ts) where somebody of a field looks for work. */
export const fields: Readonly<Record<Field, readonly string[]>> = {
  data: ['yunshan', 'chengming'],
  code: ['yunshan', 'yuanting', 'chengming'],
  make: ['yuanting', 'dongling-auto', 'zhongcheng'],
  health: ['jiangcheng-hospital'],
  shop: ['qili', 'haifan'],
  media: ['haichuan-media', 'qili'],
  travel: ['shanyue', 'haifan'],
};

export interface Seeker {
  name: string;
  sex: 1 | 2;
  field: Field;
  school: string;
  major: string;
  /** dictionary education */
  degree: string;
  headline: string;
}

const of = (field: Field, school: string, major: string, degree: string) =>
  (name: string, sex: 1 | 2, headline: string): Seeker => ({ name, sex, field, school, major, degree, headline });

const data = of('data', '江城职业技术大学', '大数据技术', '4');
const statistics = of('data', '海川学院', '应用统计学', '5');
const code = of('code', '江城职业技术大学', '软件技术', '4');
const embedded = of('code', '星洲工学院', '电子信息工程', '5');
const car = of('make', '东岭汽车职业学院', '新能源汽车技术', '4');
const build = of('make', '江城建筑学院', '建筑工程技术', '4');
const nurse = of('health', '江城卫生学校', '护理', '4');
const shop = of('shop', '海川学院', '电子商务', '4');
const trade = of('shop', '海川学院', '跨境电子商务', '4');
const media = of('media', '海川学院', '网络与新媒体', '5');
const travel = of('travel', '云溪旅游学院', '旅游管理', '4');

/** People who look for work and apply: a name, what they learned, and how they say it. */
export const seekers: readonly Seeker[] = [
  data('许知夏', 2, '每周一的报表，我先把口径问清楚'),
  data('孟川', 1, '做过三块看板，两块现在还有人看'),
  data('顾念一', 2, '会写 SQL，也会说人话'),
  data('韩修远', 1, '从仓库盘点自学到数据分析'),
  statistics('沈乐之', 2, '统计专业，喜欢把假设写在前面'),
  statistics('温如许', 1, '做过问卷，也删过自己的结论'),
  statistics('宋见微', 2, '想做有人用的模型'),
  code('陆一鸣', 1, '写前端，交付之前自己用一遍'),
  code('姜未央', 2, '组件写过两套，文档写得比组件长'),
  code('程小满', 2, '写后端接口，报错信息会写人话'),
  code('卫子衿', 1, '运维实习半年，半夜起来过四次'),
  code('贺兰舟', 1, '开源项目修过十一个小问题'),
  embedded('邵青峰', 1, '板子是自己焊的，驱动是自己写的'),
  embedded('罗听雨', 2, '调过串口，也调过自己的脾气'),
  embedded('祁连', 1, '做过温室监测，三个月没有断过'),
  embedded('阮星河', 2, '视觉课设做的是分拣垃圾'),
  car('田野', 1, '高压电池拆装考过了中级'),
  car('曹北辰', 1, '在 4S 店跟过两个夏天'),
  car('乔木', 1, '看得懂线路图，也愿意钻车底'),
  build('严朗', 1, '跟过一个装配式工地，从基础到封顶'),
  build('方一禾', 2, '会用建模软件，也会在现场放线'),
  build('高原青', 1, '资料员证在手，想做施工员'),
  nurse('白露', 2, '急诊轮转三个月，手稳'),
  nurse('林深见', 2, '实习带教说我记录写得全'),
  nurse('苏合', 2, '想去病房，喜欢跟老人说话'),
  nurse('冯知秋', 1, '男护士，力气大，夜班没问题'),
  shop('钱多米', 2, '自己的小店做到月销三百单'),
  shop('章回', 1, '会看数据，会写标题，会跟客服对话术'),
  shop('伍拾', 1, '直播间做过场控，救过三次场'),
  trade('叶舟', 2, '英语六级，回复买家不用翻译'),
  trade('蓝海平', 1, '做过一个站点的选品表'),
  trade('纪南星', 2, '退款率从七个点降到三个点'),
  media('谢池春', 2, '一年拍了二十条片子，三条过百万'),
  media('陶然', 1, '会写脚本，也会扛机器'),
  media('柳青衣', 2, '剪辑四年，快捷键不用看键盘'),
  media('江枫', 1, '做过校园号，粉丝两万'),
  travel('云知返', 2, '导游证，讲过一百场'),
  travel('石小川', 1, '带孩子认过四十种植物'),
  travel('夏至', 2, '前台实习，能记住客人的名字'),
  travel('周行远', 1, '会三门外语里的问路'),
];
