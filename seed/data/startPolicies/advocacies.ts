/** An invented article about some of the invented policies. */
export interface SeedAdvocacy {
  /** Who writes it; the platform when left out. */
  org?: string;
  title: string;
  intro: string;
  paragraphs: readonly string[];
  policies: readonly string[];
  daysAgo: number;
}

export const advocacies: readonly SeedAdvocacy[] = [
  {
    org: 'jiangcheng-univ',
    title: '还没毕业，先办哪一件',
    intro: '工位、启动金、学籍，三件事的次序别弄反。',
    paragraphs: [
      '先进苗圃。苗圃不要求登记公司，三个人、一页纸的想法、一位校内导师就够了。材料费当学期就能用上。',
      '想全力做，再办休学。休学之前把这学期的课考完：不及格的课会影响苗圃的资格。',
      '真有人付钱了，再去找免租工位和公司登记。登记太早，记账报税就先压到你身上。',
    ],
    policies: ['江城职大创业苗圃', '江城职大创业休学办法', '江城免租工位第八批'],
    daysAgo: 9,
  },
  {
    title: '补贴、贴息、扶持金，差在哪里',
    intro: '一个不用还，一个帮你还利息，一个要评审。',
    paragraphs: [
      '补贴看条件，符合就给，常常是一次性的；错过了截止日期，这一年就没有了。',
      '贴息的前提是你先借到钱。银行看的是流水，所以开户以后就让收入都从公司的账上走。',
      '扶持金看项目，要写、要讲、要答辩。钱多，但要按季度交进展，交不出来会停。',
    ],
    policies: ['江城一次性创业补贴', '青年创业担保贷款贴息', '江汉高校毕业生创业扶持金'],
    daysAgo: 22,
  },
  {
    org: 'beian',
    title: '手里有技术，怎样接第一单',
    intro: '一台设备、一个小批量、一张看得懂的成本表。',
    paragraphs: [
      '先用实训岛的设备试做一单，把废品率和工时记下来。没有这两个数，报价就是猜。',
      '打样的钱可以申请种子基金，用课上做过的设备来报最容易说清楚。',
    ],
    policies: ['镜湖技师创业工作室', '北岸机电创业种子基金'],
    daysAgo: 31,
  },
];
