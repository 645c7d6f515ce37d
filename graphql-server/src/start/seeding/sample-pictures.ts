export const seedPictures: Record<string, { alt: string }> = {
  'residential-tower-sunset.jpg': {
    alt:
      'Computer rendering of a 22-storey residential tower with balconies at sunset, approached along a ' +
      'palm-lined paved drive.',
  },
  'twin-towers-blue-hour.jpg': {
    alt:
      'Computer rendering of two residential towers with lit windows at blue hour, reflected in a water ' +
      'court.',
  },
  'stepped-terrace-tower-golden-hour.jpg': {
    alt: 'Computer rendering of a stepped residential tower with planted terraces in low golden light.',
  },
  'garden-court-mid-rise-morning.jpg': {
    alt: 'Computer rendering of mid-rise apartment blocks around a landscaped garden court in the morning.',
  },
  'modern-villa-pool-dusk.jpg': {
    alt: 'Computer rendering of a modern two-storey villa with a swimming pool and lit rooms at dusk.',
  },
  'villa-street-afternoon.jpg': {
    alt: 'Computer rendering of a quiet street of contemporary villas with trees in the afternoon.',
  },
  'independent-floors-golden-hour.jpg': {
    alt: 'Computer rendering of four-storey independent-floor homes along a street in golden light.',
  },
  'township-aerial-towers.jpg': {
    alt:
      'Computer rendering of a township seen from the air, with residential towers around a clubhouse, ' +
      'pool and sports courts.',
  },
  'plotted-development-aerial.jpg': {
    alt:
      'Computer rendering of a plotted development from the air, with one empty plot outlined in orange ' +
      'under a map pin.',
  },
  'glass-office-tower-afternoon.jpg': {
    alt: 'Computer rendering of a glass office tower with a double-height lobby beside a paved plaza.',
  },
  'office-podium-blue-hour.jpg': {
    alt: 'Computer rendering of an office tower over a three-storey lit retail podium at blue hour.',
  },
  'it-park-campus-golden-hour.jpg': {
    alt:
      'Computer rendering of an IT-park campus with linked office blocks and a fountain court in golden ' +
      'light.',
  },
  'curved-office-tower-day.jpg': {
    alt: 'Computer rendering of a curved glass office tower with white floor bands on a clear day.',
  },
  'retail-high-street-evening.jpg': {
    alt:
      'Computer rendering of a pedestrian shopping street with lit shopfronts and string lights in the ' +
      'evening.',
  },
  'office-interior-workspace.jpg': {
    alt:
      'Computer rendering of an open-plan office interior with desks, linear lights and a glass meeting ' +
      'room.',
  },
  'studio-apartment-tower-morning.jpg': {
    alt:
      'Computer rendering of a studio-apartment building with compact balconies and coloured panels in ' +
      'the morning.',
  },
  'studio-interior-daylight.jpg': {
    alt: 'Computer rendering of a studio apartment with sofa, shelf divider, bed and kitchenette in daylight.',
  },
  'studio-interior-evening.jpg': {
    alt: 'Computer rendering of a studio apartment in the evening, with a raised bed platform and warm lamps.',
  },
  'studio-work-corner-kitchenette.jpg': {
    alt: 'Computer rendering of a compact studio with a window desk, small dining table and kitchenette.',
  },
  'living-room-afternoon.jpg': {
    alt: 'Computer rendering of a living room with a sofa, armchairs and full-height windows over the city.',
  },
  'modular-kitchen-daylight.jpg': {
    alt: 'Computer rendering of a modular kitchen with an island, three stools and pendant lights.',
  },
  'master-bedroom-morning.jpg': {
    alt: 'Computer rendering of a main bedroom with wood-slat panels, a bench and a balcony window.',
  },
  'residence-lobby-reception.jpg': {
    alt:
      'Computer rendering of a residential lobby with a reception desk, seating and a cluster of pendant ' +
      'lights.',
  },
  'clubhouse-pool-afternoon.jpg': {
    alt: 'Computer rendering of a clubhouse with a swimming pool, loungers and towers behind.',
  },
  'landscaped-garden-pavilion.jpg': {
    alt: 'Computer rendering of a landscaped garden with a curving path, a pavilion and towers behind.',
  },
  'towers-golden-hour.jpg': {
    alt: 'Computer rendering of three residential towers over a belt of trees at golden hour.',
  },
  'villa-front-afternoon.jpg': {
    alt: 'Computer rendering of a contemporary villa behind a low white wall and a palm in the afternoon.',
  },
  'studio-window-desk.jpg': {
    alt: 'Computer rendering of a desk with a laptop and a terracotta chair under the window of a studio.',
  },
  'studio-evening-bed.jpg': {
    alt: 'Computer rendering of a raised bed with a lit base and a pendant lamp in a studio in the evening.',
  },
  'shopfront-evening.jpg': {
    alt: 'Computer rendering of lit shopfronts along one side of a paved shopping street in the evening.',
  },
  'office-lounge-corner.jpg': {
    alt: 'Computer rendering of a row of desks and a lounge corner with plants in an open office.',
  },
  'hero-noida-skyline-golden-hour.jpg': {
    alt: 'Computer rendering of residential towers at golden hour on the right, with open sky on the left.',
  },
  'blog-home-keys-on-table.jpg': {
    alt: 'Computer rendering of house keys with a house-shaped wooden tag on a table in a living room.',
  },
  'blog-blueprint-on-desk.jpg': {
    alt:
      'Computer rendering of a house blueprint on a desk with a model house, pencil, scale and rolled ' +
      'plans.',
  },
  'blog-balcony-view-dusk.jpg': {
    alt: 'Computer rendering of a furnished balcony looking over a lit city at dusk.',
  },
  'blog-emi-papercraft-chart.jpg': {
    alt:
      'Computer rendering of a paper-craft scene with loan-repayment bars, a ring chart, coins and a ' +
      'house; the figures are decorative.',
  },
  'blog-metro-viaduct-towers.jpg': {
    alt: 'Computer rendering of a metro train on a viaduct passing residential towers.',
  },
  'blog-garden-path-morning.jpg': {
    alt: 'Computer rendering of a stone garden path between trees and flowers in morning light.',
  },
  'portrait-illustrated-woman-long-hair.jpg': {
    alt: 'Illustrated portrait of a woman with long dark hair; a drawing, not a real person.',
  },
  'portrait-illustrated-man-short-hair.jpg': {
    alt: 'Illustrated portrait of a bearded man with short dark hair; a drawing, not a real person.',
  },
  'portrait-illustrated-woman-bun.jpg': {
    alt: 'Illustrated portrait of a woman with her hair up in a scarf; a drawing, not a real person.',
  },
  'portrait-illustrated-man-turban.jpg': {
    alt: 'Illustrated portrait of a bearded man in a cream turban; a drawing, not a real person.',
  },
  'portrait-illustrated-woman-curly-hair.jpg': {
    alt: 'Illustrated portrait of a woman with curly dark hair; a drawing, not a real person.',
  },
  'portrait-illustrated-man-swept-hair.jpg': {
    alt: 'Illustrated portrait of a man with swept-back hair and glasses; a drawing, not a real person.',
  },
  'portrait-illustrated-woman-grey-bun.jpg': {
    alt: 'Illustrated portrait of an older woman with a grey bun; a drawing, not a real person.',
  },
  'portrait-illustrated-man-side-part.jpg': {
    alt: 'Illustrated portrait of a smiling man with brushed-up brown hair; a drawing, not a real person.',
  },
  'initials-kn.jpg': { alt: 'The initials KN on a plain ground.' },
  'initials-is.jpg': { alt: 'The initials IS on a plain ground.' },
  'initials-rs.jpg': { alt: 'The initials RS on a plain ground.' },
  'initials-ga.jpg': { alt: 'The initials GA on a plain ground.' },
  'initials-nk.jpg': { alt: 'The initials NK on a plain ground.' },
  'initials-fa.jpg': { alt: 'The initials FA on a plain ground.' },
  'initials-sj.jpg': { alt: 'The initials SJ on a plain ground.' },
  'initials-tb.jpg': { alt: 'The initials TB on a plain ground.' },
  'site-jheel-piling.jpg': {
    alt: 'Sample drawing of a building site: a piling rig stands between three rows of finished pile heads.',
  },
  'site-jheel-june.jpg': {
    alt: 'Sample drawing of a building site: one frame has eighteen floors, nine of them with brick walls, the other one twelve.',
  },
  'site-jheel-september.jpg': {
    alt: 'Sample drawing of a building site: the frame of one tower has its 26 floors, the other one 22 of 30.',
  },
  'site-saptarishi-brickwork.jpg': {
    alt: 'Sample drawing of three towers: two in brickwork, the third one plastered with windows and balconies.',
  },
  'site-saptarishi-finished.jpg': {
    alt: 'Sample drawing of three finished towers of twelve floors behind a row of young trees.',
  },
  'site-sunrise-today.jpg': {
    alt: 'Sample drawing of a finished tower of 22 floors behind trees, with light in some windows.',
  },
};
