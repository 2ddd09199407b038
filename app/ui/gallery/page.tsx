import { Illustration } from "~/illustrations/illustration";
import { type IllustrationName, illustrations } from "~/illustrations/illustrations";
import { shillings } from "~/money/cents";
import { Breadcrumbs } from "../breadcrumbs";
import { ArrowLink, ButtonLink } from "../button";
import { CallToAction } from "../call-to-action";
import { CheckList } from "../check-list";
import { Chips } from "../chips";
import { Day } from "../day";
import { EditionList } from "../edition-list";
import { FeatureGrid } from "../feature-grid";
import { Hero } from "../hero";
import { Icon } from "../icon";
import { brandNames, lucideNames } from "../icon-names";
import { Logo } from "../logo";
import { Paid } from "../paid";
import { Picture } from "../picture";
import { Badge, Price } from "../price";
import { ScreenCards } from "../screen-cards";
import { Section, SectionHead } from "../section";
import { SpecTable } from "../spec-table";
import { Stage } from "../stage";
import { StatementList } from "../statement-list";
import { VideoHero } from "../video-hero";
import { Buttons } from "./buttons";
import { Controls } from "./controls";
import { cards, editions, features, specs } from "./samples";
import { Shelf } from "./shelf";
import { Tokens } from "./tokens";
import "./gallery.css";
import "./sheet.css";

/** Every part in every state, in development only. */
export default function Gallery() {
  return (
    <>
      <title>Parts | Velto</title>
      <Hero
        align="left"
        crumbs={<Breadcrumbs above={[{ name: "Home", to: "/" }]} current="Parts" />}
        title="Every part in every state"
        lede="This page exists in development only. Look at it in both colour schemes and at 360 pixels."
        actions={
          <>
            <ButtonLink kind="primary" to="/request-demo">
              Request a Demo
            </ButtonLink>
            <ArrowLink to="#controls">To the controls</ArrowLink>
          </>
        }
        art={
          <div className="panel gallery__art">
            <Illustration name="pos-sale" />
          </div>
        }
      />
      <VideoHero
        title="The film and its poster"
        lede="It starts by itself only where it costs the visitor nothing."
        tagline="Fast. Secure. Simple."
        more={<ArrowLink to="/products/veltopos/try">Try the till</ArrowLink>}
        actions={
          <ButtonLink kind="accent" to="/request-demo">
            Request a Demo
          </ButtonLink>
        }
      />
      <Hero
        align="center"
        title="A centred title"
        lede="One or two sentences that say what the page is for."
      />
      <div className="wrap gallery">
        <Shelf title="Logo">
          <div className="gallery__logo">
            <Logo />
          </div>
          <div className="gallery__logo gallery__logo--night on-night">
            <Logo />
          </div>
        </Shelf>
        <Tokens />
        <Buttons />
        <Controls />
        <Shelf title="Price, badge, tick, chips">
          <span className="heading-2">
            <Price amount={shillings(20_000)} />
          </span>
          <Badge>Best Seller</Badge>
          <Badge>Top Rated</Badge>
          <Badge>Essential</Badge>
          <Paid>Day balanced</Paid>
          <Chips items={["Coupons", "Loyalty cards", "Promotion", "eWallet", "Gift Cards"]} />
        </Shelf>
        <Shelf title="Stage, specification table, check list">
          <div className="gallery__half">
            <Stage>
              <Picture name="hardware/pos-terminal" sizes="40vw" loading="lazy" alt="" />
            </Stage>
          </div>
          <div className="gallery__half">
            <SpecTable caption="Technical specifications" specs={specs} />
          </div>
          <CheckList items={["Open, hold and transfer orders", "Pricelists by hour, by day or by branch"]} />
        </Shelf>
        <Shelf title="Icons">
          {[...lucideNames, ...brandNames].map((name) => (
            <figure className="gallery__icon" key={name}>
              <Icon name={name} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </Shelf>
      </div>
      <Section ground="paper">
        <SectionHead title="Features on ruled lines" lede="Hairlines before boxes." />
        <FeatureGrid items={features} columns={3} look="ruled" />
      </Section>
      <Section ground="sand">
        <SectionHead title="Features in boxes" />
        <FeatureGrid items={features} columns={4} look="boxed" />
      </Section>
      <Section ground="paper">
        <SectionHead title="Cards with product screens" />
        <ScreenCards cards={cards} />
      </Section>
      <Section ground="paper" flush>
        <SectionHead title="Names with a screen each" />
        <EditionList editions={editions} first="/products/veltopos/restaurants" />
      </Section>
      <Section ground="paper" flush>
        <SectionHead title="Statements" lede={<Day iso="2025-04-10" />} />
        <StatementList list={features} />
      </Section>
      <Section ground="sand">
        <SectionHead title="Product screens" />
        <div className="gallery__screens">
          {(Object.keys(illustrations) as IllustrationName[]).map((name) => (
            <figure key={name}>
              <Illustration name={name} />
              <figcaption className="small mute">{name}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <CallToAction
        title="The closing band"
        text="A tear line on top, one accent button and at most one line button."
        actions={
          <>
            <ButtonLink kind="accent" to="/request-demo">
              Request a Demo
            </ButtonLink>
            <ButtonLink kind="line" to="/contact">
              Contact us
            </ButtonLink>
          </>
        }
        above="sand"
      />
    </>
  );
}
