import { lazy } from 'react';
import type { ComponentType } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { mayOpen } from './account-access.ts';
import { accountContent } from './account.content.ts';
import { DashboardTab } from './dashboard-tab.tsx';

const PropertyListTab = lazyTab(
  async () => (await import('../../features/property/admin/property-list-tab.tsx')).PropertyListTab,
);
const NewPropertyTab = lazyTab(
  async () => (await import('../../features/property/admin/property-editor-tab.tsx')).NewPropertyTab,
);
const PropertyUnitsTab = lazyTab(
  async () => (await import('../../features/property/admin/property-units-tab.tsx')).PropertyUnitsTab,
);
const PropertyDocumentsTab = lazyTab(
  async () => (await import('../../features/property/admin/property-documents-tab.tsx')).PropertyDocumentsTab,
);
const EditPropertyTab = lazyTab(
  async () => (await import('../../features/property/admin/property-editor-tab.tsx')).EditPropertyTab,
);
const PlaceListTab = lazyTab(
  async () => (await import('../../features/place/admin/place-list-tab.tsx')).PlaceListTab,
);
const NewPlaceTab = lazyTab(
  async () => (await import('../../features/place/admin/place-editor-tab.tsx')).NewPlaceTab,
);
const EditPlaceTab = lazyTab(
  async () => (await import('../../features/place/admin/place-editor-tab.tsx')).EditPlaceTab,
);
const RuleListTab = lazyTab(
  async () => (await import('../../features/rule/admin/rule-list-tab.tsx')).RuleListTab,
);
const NewRuleTab = lazyTab(
  async () => (await import('../../features/rule/admin/rule-editor-tab.tsx')).NewRuleTab,
);
const RuleTab = lazyTab(async () => (await import('../../features/rule/admin/rule-editor-tab.tsx')).RuleTab);
const ApplicationListTab = lazyTab(
  async () => (await import('../../features/application/admin/application-list-tab.tsx')).ApplicationListTab,
);
const ContactListTab = lazyTab(
  async () => (await import('../../features/contact/admin/contact-list-tab.tsx')).ContactListTab,
);
const ContactPageTab = lazyTab(
  async () => (await import('../../features/contact/admin/contact-page-tab.tsx')).ContactPageTab,
);
const NewContactTab = lazyTab(
  async () => (await import('../../features/contact/admin/contact-editor-tab.tsx')).NewContactTab,
);
const EditContactTab = lazyTab(
  async () => (await import('../../features/contact/admin/contact-editor-tab.tsx')).EditContactTab,
);
const SubscriberListTab = lazyTab(
  async () => (await import('../../features/contact/admin/subscriber-list-tab.tsx')).SubscriberListTab,
);
const ExpiriesTab = lazyTab(async () => (await import('../expiries/expiries-tab.tsx')).ExpiriesTab);
const ReportListTab = lazyTab(
  async () => (await import('../../features/report/admin/report-list-tab.tsx')).ReportListTab,
);
const ApplicationPageTab = lazyTab(
  async () => (await import('../../features/application/admin/application-page-tab.tsx')).ApplicationPageTab,
);
const TestimonialListTab = lazyTab(
  async () => (await import('../../features/testimonial/admin/testimonial-list-tab.tsx')).TestimonialListTab,
);
const NewTestimonialTab = lazyTab(
  async () => (await import('../../features/testimonial/admin/testimonial-editor-tab.tsx')).NewTestimonialTab,
);
const ProgressListTab = lazyTab(
  async () => (await import('../../features/progress/admin/progress-list-tab.tsx')).ProgressListTab,
);
const NewProgressTab = lazyTab(
  async () => (await import('../../features/progress/admin/progress-editor-tab.tsx')).NewProgressTab,
);
const EditProgressTab = lazyTab(
  async () => (await import('../../features/progress/admin/progress-editor-tab.tsx')).EditProgressTab,
);
const BuilderListTab = lazyTab(
  async () => (await import('../../features/builder/admin/builder-list-tab.tsx')).BuilderListTab,
);
const NewBuilderTab = lazyTab(
  async () => (await import('../../features/builder/admin/builder-editor-tab.tsx')).NewBuilderTab,
);
const EditBuilderTab = lazyTab(
  async () => (await import('../../features/builder/admin/builder-editor-tab.tsx')).EditBuilderTab,
);
const TeamMemberListTab = lazyTab(
  async () => (await import('../../features/team/admin/team-member-list-tab.tsx')).TeamMemberListTab,
);
const NewTeamMemberTab = lazyTab(
  async () => (await import('../../features/team/admin/team-member-editor-tab.tsx')).NewTeamMemberTab,
);
const MediaItemListTab = lazyTab(
  async () => (await import('../../features/media/admin/media-item-list-tab.tsx')).MediaItemListTab,
);
const NewMediaItemTab = lazyTab(
  async () => (await import('../../features/media/admin/media-item-editor-tab.tsx')).NewMediaItemTab,
);
const BlogListTab = lazyTab(
  async () => (await import('../../features/blog/admin/blog-list-tab.tsx')).BlogListTab,
);
const ActivityTab = lazyTab(async () => (await import('../activity/activity-tab.tsx')).ActivityTab);
const SearchesTab = lazyTab(async () => (await import('../searches/searches-tab.tsx')).SearchesTab);
const SettingsTab = lazyTab(async () => (await import('./settings-tab.tsx')).SettingsTab);
const NewBlogTab = lazyTab(
  async () => (await import('../../features/blog/admin/blog-editor-tab.tsx')).NewBlogTab,
);
const EditTeamMemberTab = lazyTab(
  async () => (await import('../../features/team/admin/team-member-editor-tab.tsx')).EditTeamMemberTab,
);
const EditTestimonialTab = lazyTab(
  async () =>
    (await import('../../features/testimonial/admin/testimonial-editor-tab.tsx')).EditTestimonialTab,
);
const EditMediaItemTab = lazyTab(
  async () => (await import('../../features/media/admin/media-item-editor-tab.tsx')).EditMediaItemTab,
);
const EditBlogTab = lazyTab(
  async () => (await import('../../features/blog/admin/blog-editor-tab.tsx')).EditBlogTab,
);
const PropertyPreviewTab = lazyTab(
  async () => (await import('../../features/property/admin/property-preview-tab.tsx')).PropertyPreviewTab,
);
const BlogPreviewTab = lazyTab(
  async () => (await import('../../features/blog/admin/blog-preview-tab.tsx')).BlogPreviewTab,
);
const PropertyVersionTab = lazyTab(
  async () => (await import('../../features/property/admin/property-version-tab.tsx')).PropertyVersionTab,
);
const BlogVersionTab = lazyTab(
  async () => (await import('../../features/blog/admin/blog-version-tab.tsx')).BlogVersionTab,
);
const PropertyVersionListTab = lazyTab(async () => {
  const { VersionListTab } = await import('../../office-kit/versions/version-list-tab.tsx');
  return () => <VersionListTab list="properties" />;
});
const BuilderVersionTab = lazyTab(
  async () => (await import('../../features/builder/admin/builder-version-tab.tsx')).BuilderVersionTab,
);
const BuilderVersionListTab = lazyTab(async () => {
  const { VersionListTab } = await import('../../office-kit/versions/version-list-tab.tsx');
  return () => <VersionListTab list="builders" />;
});
const BlogVersionListTab = lazyTab(async () => {
  const { VersionListTab } = await import('../../office-kit/versions/version-list-tab.tsx');
  return () => <VersionListTab list="blogs" />;
});
const TrashTab = lazyTab(async () => (await import('../trash/trash-tab.tsx')).TrashTab);

/** The tabs with their addresses below /my-account; each loads its code when it first opens. */
export function AccountTabs() {
  const account = useAccount();
  const path = useLocation().pathname.replace(/^\/my-account\/?/, '');
  if (account && mayOpen(account.role, path) === false) return <NoTab {...accountContent.notAllowed} />;
  return (
    <Routes>
      <Route index element={<DashboardTab />} />
      <Route path="properties" element={<PropertyListTab />} />
      <Route path="properties/new" element={<NewPropertyTab />} />
      <Route path="properties/:id/edit" element={<EditPropertyTab />} />
      <Route path="properties/:id/units" element={<PropertyUnitsTab />} />
      <Route path="properties/:id/documents" element={<PropertyDocumentsTab />} />
      <Route path="properties/:id/preview" element={<PropertyPreviewTab />} />
      <Route path="properties/:id/versions" element={<PropertyVersionListTab />} />
      <Route path="properties/:id/versions/:versionId" element={<PropertyVersionTab />} />
      <Route path="progress" element={<ProgressListTab />} />
      <Route path="progress/new" element={<NewProgressTab />} />
      <Route path="progress/:id/edit" element={<EditProgressTab />} />
      <Route path="builders" element={<BuilderListTab />} />
      <Route path="builders/new" element={<NewBuilderTab />} />
      <Route path="builders/:id/edit" element={<EditBuilderTab />} />
      <Route path="builders/:id/versions" element={<BuilderVersionListTab />} />
      <Route path="builders/:id/versions/:versionId" element={<BuilderVersionTab />} />
      <Route path="places" element={<PlaceListTab />} />
      <Route path="places/new" element={<NewPlaceTab />} />
      <Route path="places/:id/edit" element={<EditPlaceTab />} />
      <Route path="rules" element={<RuleListTab />} />
      <Route path="rules/new" element={<NewRuleTab />} />
      <Route path="rules/:id" element={<RuleTab />} />
      <Route path="applications" element={<ApplicationListTab />} />
      <Route path="applications/:id" element={<ApplicationPageTab />} />
      <Route path="contacts" element={<ContactListTab />} />
      <Route path="contacts/new" element={<NewContactTab />} />
      <Route path="contacts/:id" element={<ContactPageTab />} />
      <Route path="contacts/:id/edit" element={<EditContactTab />} />
      <Route path="subscribers" element={<SubscriberListTab />} />
      <Route path="expiries" element={<ExpiriesTab />} />
      <Route path="reports" element={<ReportListTab />} />
      <Route path="testimonials" element={<TestimonialListTab />} />
      <Route path="testimonials/new" element={<NewTestimonialTab />} />
      <Route path="testimonials/:id/edit" element={<EditTestimonialTab />} />
      <Route path="team" element={<TeamMemberListTab />} />
      <Route path="team/new" element={<NewTeamMemberTab />} />
      <Route path="team/:id/edit" element={<EditTeamMemberTab />} />
      <Route path="media" element={<MediaItemListTab />} />
      <Route path="media/new" element={<NewMediaItemTab />} />
      <Route path="media/:id/edit" element={<EditMediaItemTab />} />
      <Route path="blogs" element={<BlogListTab />} />
      <Route path="blogs/new" element={<NewBlogTab />} />
      <Route path="blogs/:id/edit" element={<EditBlogTab />} />
      <Route path="blogs/:id/preview" element={<BlogPreviewTab />} />
      <Route path="blogs/:id/versions" element={<BlogVersionListTab />} />
      <Route path="blogs/:id/versions/:versionId" element={<BlogVersionTab />} />
      <Route path="trash" element={<TrashTab />} />
      <Route path="activity" element={<ActivityTab />} />
      <Route path="searches" element={<SearchesTab />} />
      <Route path="settings/*" element={<SettingsTab />} />
      <Route path="*" element={<NoTab {...accountContent.notFound} />} />
    </Routes>
  );
}

function NoTab({ title, line, back }: { title: string; line: string; back: string }) {
  return (
    <section className="py-16 text-center">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 text-ink-muted">{line}</p>
      <p className="mt-6">
        <Link to="/my-account" className="font-semibold text-pine underline underline-offset-4">
          {back}
        </Link>
      </p>
    </section>
  );
}

function lazyTab(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
