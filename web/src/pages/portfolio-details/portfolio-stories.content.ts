/** The stories behind the items of the portfolio, by their ids, and the one that the page has by default. */
export const portfolioStoriesContent = {
  'garden-court': {
    pictures: { top: '', garden: '' },
    title: 'The garden court',
    category: 'Residential, sold',
    lead: 'A family of five, two of them over seventy, and one condition: no lift between them and a tree to sit under.',
    part: 'Search, title check, purchase',
    asked: [
      'Three bedrooms on the ground or the first floor, a clinic within a walk, and a maintenance charge that a pension can carry. Towers were out, however kind their brochures were about podium gardens.',
      'That leaves few homes. We said on the first day that the search might take until after the rains, and that the answer could be no.',
    ],
    did: [
      'We walked every mid-rise court between two metro stations, in the morning, when the sun shows which rooms are dark, and again at ten at night, when the pump starts. Of the homes that were left, one had an owner who could prove each link of the title.',
      'The society had raised its charge without a meeting. Our colleague read the by-laws, wrote two polite pages, and the charge went back to what the members had agreed on.',
    ],
    ended: [
      'The registry was done on a weekday morning, with a stool for the grandmother and a photocopy of everything. The bench under the tree came with the flat. They asked for it in writing, and got it.',
    ],
  },
  villa: {
    lead: 'Three generations wanted one roof and four front doors, and had stopped talking about it at dinner.',
    part: 'Search, plan check, purchase',
    asked: [
      'The grandparents wanted no stairs, the parents a kitchen of their own, the children a door that the others do not hear. Every plan that they had been shown gave one of the three to the loudest voice.',
    ],
    did: [
      'We asked each of them alone what an ordinary evening looks like, and drew it on the sanctioned plans of the villas that were for sale. One of them had a side entrance that could be opened without touching a column; an engineer confirmed it before the offer, in writing.',
    ],
    ended: [
      'They bought that one. The pool was the reason for the price, and none of them had asked for it. It came off the price.',
    ],
  },
  'office-tower': {
    lead: 'Two floors were on offer: one with a view over the green belt, one beside the lobby.',
    part: 'Search, lease',
    asked: [
      'A firm with early shifts needed desks, a server room and power that does not stop. Its directors liked the view.',
    ],
    did: [
      'We asked for the generator log of both risers. The upper one had been switched by hand for most of the summer. We put the log on the table, beside the photograph of the view.',
    ],
    ended: [
      'The lease is for the floors beside the lobby, with a clause that lowers the rent for each hour without power. The directors go up to the terrace for lunch.',
    ],
  },
  'terrace-tower': {
    lead: 'A tower whose brochure was green from top to bottom, and a buyer who gardens.',
    part: 'Second opinion, purchase',
    asked: [
      'She wanted a terrace with real soil, and to know whether the planting on the drawings would still be there in ten years, and at whose expense.',
    ],
    did: [
      'We asked who pays for the plants before we asked for the price. The maintenance agreement left it open. The developer’s landscape contract ended with the handover, and the irrigation meter was the society’s.',
    ],
    ended: [
      'The agreement now names the terrace beds, the tap and who pays for the water. She bought, and grows lemons in the bed that the brochure had filled with grass.',
    ],
  },
  'studio-evening': {
    lead: 'One room that had to be four, for an owner who lives in another city.',
    part: 'Letting, property management',
    asked: [
      'The owner wanted a tenant who stays. The tenant wanted a desk that is not a bed, and a lamp that is not on the ceiling.',
    ],
    did: [
      'A carpenter built a platform for the bed and a desk into the window, at the owner’s expense, against a longer agreement. We wrote the handover list with both of them on a video call.',
    ],
    ended: ['The tenant has renewed. The list has had one entry since: a hinge.'],
  },
  'high-street': {
    lead: 'Two shops faced each other across one pavement, at the same rent for the square foot.',
    part: 'Footfall count, lease',
    asked: ['A bookseller wanted the corner with the longer window. It looked west.'],
    did: [
      'In May people walk on one side of the street only. We stood there with a counter on a weekday and on a Sunday, at noon and at seven, and gave her the four numbers without a comment.',
    ],
    ended: [
      'She took the shop in the shade, with the shorter window. The owner of the corner has since put up an awning, which was our suggestion too.',
    ],
  },
  plots: {
    lead: 'A row of plots behind the canal, sold before we took a photograph.',
    part: 'Survey, title check, sale',
    asked: ['The owners, three cousins, wanted to sell at once and to be rid of each other’s boundaries.'],
    did: [
      'We found the pegs, measured the plots again, and had the cousins walk the lines together with the surveyor. It took a morning, and it was the first morning in years that they had spent in one field.',
    ],
    ended: [
      'The plots went to neighbours, who needed no pictures. If you have one from that time, we would like to see it.',
    ],
  },
  'independent-floors': {
    lead: 'Four floors, four families, and one roof that no paper mentioned.',
    part: 'Title check, purchase of the second floor',
    asked: [
      'Our client wanted the second floor. The seller said that the roof was shared. So did the other three, and each of them meant something else.',
    ],
    did: [
      'We wrote one page: who may use the roof, for what, who pays when it leaks, and who holds the key. Then we sat with all four families until each could read it aloud and agree.',
    ],
    ended: [
      'The page is registered with the four deeds. On the roof there are four tanks, a clothes line and, in winter, one shared table.',
    ],
  },
  'it-park': {
    lead: 'A firm of engineers had outgrown its rooms, and its people had begun to eat at their desks.',
    part: 'Search, lease, move',
    asked: ['The brief said: a larger floor, a second reception, as near to the metro as possible.'],
    did: [
      'We asked the people instead of the brief. What they missed was a place to sit outside. We looked for courtyards first and for floors second, and put the walk from the station into minutes, with shade and without.',
    ],
    ended: [
      'They leased two linked floors around a court with a fountain, and left out the second reception. The fountain is turned off during calls; that is in the lease.',
    ],
  },
};
