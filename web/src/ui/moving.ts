import { useLocation, useViewTransitionState } from 'react-router-dom';

/** The names under which the picture and the heading of a card move to those of its page. */
export const movingPicture = { viewTransitionName: 'page-picture' };
export const movingTitle = { viewTransitionName: 'page-title' };

/** Pages whose own picture and heading have these names, which only one element of a page may have. */
const detailsPath = /-details\/./;

/** The names for the parts of a card while its page opens, or while Back returns to it. */
export function useMovingCard(to: string) {
  const moves = useViewTransitionState(to);
  const { pathname } = useLocation();
  if (!moves || detailsPath.test(pathname)) return {};
  return { picture: movingPicture, title: movingTitle };
}
