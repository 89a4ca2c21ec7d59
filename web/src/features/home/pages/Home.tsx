import { redirect } from 'react-router';
import { OrgTiles } from '../../../shared/courses/OrgTiles.tsx';
import { TeacherGrid } from '../../../shared/courses/TeacherGrid.tsx';
import { builtContext } from '../../../kit/builtRoutes.ts';
import { homeOf, houseOf } from '../../../kit/house.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { cx } from '../../../ui/cx.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { AboutSite } from '../parts/AboutSite.tsx';
import { CareerStrip } from '../parts/CareerStrip.tsx';
import { CategoryPanel } from '../parts/CategoryPanel.tsx';
import { CommunityStrip } from '../parts/CommunityStrip.tsx';
import { Coming } from '../parts/Coming.tsx';
import { Hero } from '../parts/Hero.tsx';
import { leadingOf } from '../parts/homeFacts.ts';
import { loadHome } from '../parts/loadHome.ts';
import { MyDay } from '../parts/MyDay.tsx';
import { NewsStrip } from '../parts/NewsStrip.tsx';
import { Stations } from '../parts/Stations.tsx';
import { ZoneSection } from '../parts/ZoneSection.tsx';
import { homeRoutes } from '../routes.ts';
import styles from './Home.module.css';

export const handle = homeRoutes.home;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  // On an organization's own host its home is the home.
  const house = await houseOf(request, api);
  if (house) throw redirect(homeOf(house));
  return loadHome(api, context.get(builtContext));
}

/** What the site has to offer, from the category panel down to its members; empty blocks hide. */
export default function Home({ loaderData }: PageProps<typeof loader>) {
  const {
    slides,
    stations,
    greeting,
    register,
    directions,
    zones,
    lecturers,
    orgs,
    typicals,
    vacancies,
    news,
    blogs,
    questions,
    studying,
    day,
    now,
  } = loaderData.home;
  const leading = leadingOf(zones);
  return (
    <div className="page">
      <section className={cx(styles.hero, directions.length > 0 && styles.withPanel)} aria-label="推荐">
        {directions.length > 0 ? <CategoryPanel directions={directions} /> : null}
        <Hero slides={slides} />
        <MyDay
          greeting={greeting}
          register={register}
          studying={studying}
          day={day}
          now={now}
          coming={<Coming zones={zones} now={now} />}
        />
      </section>
      <Stations stations={stations} />
      {zones.map((zone, index) => (
        <ZoneSection key={zone.id} zone={zone} isLeading={index === leading} now={now} />
      ))}
      {lecturers.length > 0 ? (
        <section className={styles.part} aria-labelledby="home-lecturers">
          <SectionHead
            id="home-lecturers"
            title="讲师"
            note="来自学校与企业一线"
            action={
              <TextLink to="/lecturer" arrow>
                全部讲师
              </TextLink>
            }
          />
          <TeacherGrid lecturers={lecturers} />
        </section>
      ) : null}
      <CareerStrip typicals={typicals} vacancies={vacancies} />
      <CommunityStrip blogs={blogs} questions={questions} />
      <NewsStrip news={news} />
      {orgs.length > 0 ? (
        <section className={styles.part} aria-label="合作机构与企业">
          <OrgTiles orgs={orgs} />
        </section>
      ) : null}
      {zones.length === 0 ? <AboutSite /> : null}
    </div>
  );
}
