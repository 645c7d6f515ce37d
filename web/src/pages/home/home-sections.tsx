import { HomeNews, WhyChoose } from './home-news.tsx';
import { HomeTeam, HomeTestimonials } from './home-people.tsx';

/** The home page from the team on. */
export function HomeSections() {
  return (
    <>
      <HomeTeam />
      <HomeTestimonials />
      <HomeNews />
      <WhyChoose />
    </>
  );
}
