"""blender -b --python scenes.py -- NAME OUTDIR [--w 1600 --h 1000 --spp 64 --threads 1]
Six places where the machines work: duka restaurant bar rental furniture office."""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from sets import *
import argparse, time
ap = argparse.ArgumentParser()
ap.add_argument('name'); ap.add_argument('out'); ap.add_argument('--w', type=int, default=1600); ap.add_argument('--h', type=int, default=1000)
ap.add_argument('--spp', type=int, default=64); ap.add_argument('--threads', type=int, default=1)
a = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])
sc = reset(); M = mats()
M['white'] = plastic('offwhite_d', (.66, .635, .59, 1), .40, grain=.2, var=.02)


def view(fw, el, aim, az=3.0, lens=62, fstop=.08, focus=None):
    D = fw * lens / 36; e, z = math.radians(el), math.radians(az); aim = Vector(aim)
    loc = aim + Vector((math.sin(z) * math.cos(e) * D, -math.cos(z) * math.cos(e) * D, math.sin(e) * D))
    c = camera(loc, aim, lens, fstop=fstop, focus=(Vector(focus or aim) - loc).length); c.data.clip_end = 9000
    return c


def phone_in_hand(p, rot=(0, 0, 0), img='phone.png', lum=.6):
    return X.phone(M, p, rot, lum, img)


def duka():
    P.pos_terminal(M, rot=-11, loc=(2.9, .2, 0), img='pos-duka.png', lum=.72)
    P.payment_terminal(M, rot=10, loc=(-1.1, -.15, 0), img='pay-duka.png', lum=.68)
    P.scanner(M, rot=-140, loc=(5.7, -.6, 0))
    counter(wood_mat('wood', '#7A5230', '#A87846'), y1=3.4)
    # the opening: posts, beam, boards at both sides, a folded-up shutter
    gr, bo = S('paint', '#1B7A5A', .6, .3), S('board', '#9A6B3F', .6, .3)
    for x in (-6.5, 7.9): box(.8, 1.0, 30, (x, 4.6, -10), gr, .08)
    box(60, 1.0, 1.3, (0, 4.6, 6.75), gr, .08)
    for x0, x1 in ((-24, -6.9), (8.3, 26)):
        plane([(x0, 5.0, -10), (x1, 5.0, -10), (x1, 5.0, 20), (x0, 5.0, 20)], S('wallp', '#1B5E49', .8, .2))
        for i, z in enumerate((-.2, 2.5, 5.2)):
            box(x1 - x0, 1.8, .16, ((x0 + x1) / 2, 4.0, z), bo, .02)
            tin_shelf_goods(x0 + 10 if x0 < 0 else x0 + .5, x1 - .4 if x0 < 0 else x1 - 12, 3.8, z + .16, 5 + i + int(x1), 1.15)
    # strips of sachets and a hand of bananas hang from the beam
    R = random.Random(4)
    for x, col in ((-5.7, '#A5301C'), (-4.95, '#2F7391'), (5.6, '#E9B949'), (6.35, '#1B7A5A'), (7.1, '#C9714A')):
        for i in range(6): box(.62, .10, .62, (x + R.uniform(-.03, .03), 4.3, 6.75 - i * .70), S('sa' + col, col, .35, .5), .05, rot=(R.uniform(-8, 8), 0, R.uniform(-12, 12)))
    # on the counter: eggs, a jar of sweets, bread
    tray, egg = S('tray', '#B9A48A', .9, .1), S('egg', '#E6C39B', .5, .35)
    for k in range(3):
        box(3.0, 3.0, .30, (6.9, 2.0, k * .46), tray, .1)
    for i in range(5):
        for j in range(5):
            bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=16, v_segments=12, radius=.25); me = bpy.data.meshes.new('egg'); bm.to_mesh(me); bm.free(); me.materials.append(egg)
            for q in me.polygons: q.use_smooth = True
            o = bpy.data.objects.new('egg', me); bpy.context.scene.collection.objects.link(o); o.location = (5.8 + i * .56, .9 + j * .56, 1.42); o.scale = (1, 1, 1.25)
    for x, c1 in ((-5.7, '#A5301C'), (-4.5, '#E9B949')):
        disc('jar', .56, 1.5, .10, .05, simple('jar' + c1, srgb('#E8DFCF'), .2, .5), loc=(x, 2.3, 0), n=40); disc('jl', .59, .26, .05, .02, S('jl' + c1, c1, .4), loc=(x, 2.3, 1.5), n=40); disc('jb', .575, .7, 0, 0, S('jb' + c1, c1, .5), loc=(x, 2.3, .35), n=40)
    # she pays with her phone
    L, rot, ht = (-3.0, 5.4, -10.6), 8, 16.4
    kit = cloth('kit', srgb('#B4371C'), srgb('#F2A516'), 1.5, 'kitenge'); wrap = cloth('wrapk', srgb('#123F5A'), srgb('#F2A516'), 2.2, 'kitenge')
    tip = (-1.55, 1.55, 1.95)
    person(L, rot, 'warm', kit, cloth('skirt', srgb('#B4371C'), srgb('#F2A516'), 1.5, 'kitenge'), hair='short', wrap=wrap, height=ht, female=True, sleeve='short',
           left=in_frame(L, rot, ht, tip), right=in_frame(L, rot, ht, (-5.0, 3.6, .4)), look=(14, -14))
    phone_in_hand((-1.98, .75, 2.40), (68, 0, 14), 'phone-duka.png')
    # the next in the queue, and the street
    person((6.0, 15, -10.6), -10, 'deep', cloth('blue', srgb('#DCE4E8'), srgb('#2F7391'), 2.0, 'check'), hair='fade', height=17.6, look=(-16, -4), collar=None)
    street(-10.5)
    matatu(19, 98, -10.4, 0)
    kiosk(-32, 160, -10.5, 34, 27, '#1E6E8C', '#E9B949')
    kiosk(14, 164, -10.5, 30, 25, '#A5301C', '#F4F1EA')
    kiosk(54, 160, -10.5, 34, 27, '#2C8A55', '#C9714A')
    house(-95, 200, -10.5, 70, 44, '#E3CDA6'); house(110, 210, -10.5, 80, 60, '#D9A77E', floors=3)
    gm, jm = S('green1', '#4F7A3A', .9, .1), S('jaca', '#8D7BC0', .9, .1)
    tree(-62, 170, -10.5, 44, 26, jm, 2); tree(86, 186, -10.5, 52, 30, gm, 5); tree(20, 220, -10.5, 58, 34, gm, 8)
    person((-14, 70, -10.4), 90, 'brown', S('w1', '#F4F1EA'), hair='short', height=17); person((9, 70, -10.4), -80, 'deep', S('w2', '#F2A516'), hair='bun', height=16.2)
    sky(300, strength=1.05); sun((48, 8, -38), 2.9)
    plane([(-70, -90, 12.4), (70, -90, 12.4), (70, 9.5, 11), (-70, 9.5, 11)], S('roof', '#7A5A3C', .9, .1))
    T = (2.2, 0, 1); warm_key(T, 6.2, 4.5, 7, 2.2, kc=(1, .95, .88), rc=(1, .84, .62))
    softbox('face', (9, 6), (-7, -3, 9), (-3, 5, 4), 5.5, (1, .95, .88)); softbox('face2', (5, 5), (6, 1.0, 8.3), (6, 15, 4), 9, (1, .95, .88))
    world((.85, .90, 1), .22)
    view(12.6, 4.2, (.85, 0, 2.5), az=2.5, focus=(2.5, -.1, 1.6))


def restaurant():
    P.pos_terminal(M, rot=-8, loc=(-2.6, .2, 0), img='pos-restaurant.png', lum=.74)
    P.receipt_printer(M, rot=-24, loc=(.75, 1.0, 0)); P.payment_terminal(M, rot=-16, loc=(2.35, -.2, 0), img='pay-restaurant.png', lum=.66)
    st = plastic('steel', (.56, .55, .53, 1), .30, grain=.05, metallic=1); stm = S('stm', '#8E9392', .38, .5, metallic=.8)
    counter(wood_mat('wood', '#5B3420', '#7E4E2E'), y1=3.0)
    # the pass behind: a steel shelf, a rail of dockets, warm lamps
    box(46, 3.4, .25, (0, 6.2, -.6), stm, .05); box(46, .3, 10, (0, 7.6, -10.6), stm, .05)
    box(46, .5, .30, (0, 6.4, 7.15), stm, .08)
    pm = paper_mat('dk', None, (.90, .88, .84, 1), .2); mk = S('dkt', '#7F8580', .8); R = random.Random(3)
    for i, x in enumerate((-6.9, -5.5, -4.1, 4.4, 5.8, 7.4)):
        h = R.uniform(1.3, 1.9); plane([(x, 6.05, 7.2), (x + 1.15, 6.05, 7.2), (x + 1.15, 5.95, 7.2 - h), (x, 5.95, 7.2 - h)], pm)
        for j in range(int(h / .34) - 1): plane([(x + .12, 5.93, 6.85 - j * .32), (x + R.uniform(.6, 1.0), 5.93, 6.85 - j * .32), (x + R.uniform(.6, 1.0), 5.93, 6.74 - j * .32), (x + .12, 5.93, 6.74 - j * .32)], mk)
    for x in (-7.6, -2.6, 3.4, 8.4): pendant(x, 6.6, 5.3, 30, .95, '#B5672F', 22)
    pl, rice, stew, grn, tom = S('plate', '#F6F2EA', .25, .5), S('rice', '#D9A85A', .8), S('stew', '#7A2E14', .5), S('kach', '#3F7A35', .7), S('tmt', '#C8452F', .5)
    for x in (-6.6, 3.6, 6.2, 8.8):
        disc('pl', 1.25, .16, .08, .03, pl, loc=(x, 5.7, -.35), n=48)
        for q in range(14):
            an, rr = R.uniform(0, 6.28), R.uniform(0, .62)
            m = (rice, stew, rice, grn, tom)[q % 5]
            bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=R.uniform(.18, .32)); me = bpy.data.meshes.new('f'); bm.to_mesh(me); bm.free(); me.materials.append(m)
            o = bpy.data.objects.new('f', me); bpy.context.scene.collection.objects.link(o); o.location = (x + math.cos(an) * rr, 5.7 + math.sin(an) * rr, -.10 + R.uniform(0, .2)); o.scale = (1, 1, .7)
    # the kitchen
    til = S('tile', '#DAD6C8', .35, .5); plane([(-60, 24, -12), (60, 24, -12), (60, 24, 30), (-60, 24, 30)], til)
    plane([(-60, 4, -10.5), (60, 4, -10.5), (60, 24, -10.5), (-60, 24, -10.5)], S('floor', '#6B4A38', .6, .3))
    plane([(-60, 23.9, 3.4), (60, 23.9, 3.4), (60, 23.9, 30), (-60, 23.9, 30)], S('kwall', '#1F5E49', .7, .25))
    for z in (3.2, 6.6):
        box(60, 2.2, .2, (0, 22.6, z), stm, .04)
        for x in range(-24, 26, 3):
            h = R.uniform(1.2, 2.4); disc('pot', R.uniform(.8, 1.25), h, .1, .1, R.choice((st, st, S('enam', '#C9714A', .4), S('enam2', '#E9D9B8', .4))), loc=(x, 22.4, z + .2), n=32)
    box(18, 6, 9, (12, 20, -10.5), stm, .2); disc('sufuria', 2.2, 2.2, .1, .2, st, loc=(10, 19.4, -1.4), n=48); disc('sufuria', 1.7, 1.8, .1, .2, st, loc=(15.2, 19.4, -1.4), n=48)
    # the cook hands a plate over the pass; a waiter waits
    L, rot, ht = (.4, 9.2, -10.9), -4, 17.0
    white = cloth('chefw', srgb('#F1ECE2')); toque = cloth('toque', srgb('#F4F0E8'))
    g, U, arms = person(L, rot, 'deep', white, apron=cloth('cap1', srgb('#0E4D3A')), hair='fade', height=ht, sleeve='long', left=in_frame(L, rot, ht, (2.6, 6.4, .45)), right=in_frame(L, rot, ht, (-1.6, 6.6, .3)), look=(-8, -14), collar=white)
    h = next(o for o in bpy.data.objects if o.name.startswith('head') and o.parent == U)
    blob('toque', [('e', (0, .2, 1.95), (.90, 1.02, .55)), ('c', (0, .2, 1.9), .84, (0, .25, 2.7), .92), ('e', (0, .25, 3.0), (1.15, 1.2, .55))], toque, h, .07, 5)
    disc('pl', 1.25, .16, .08, .03, pl, loc=(.5, 5.6, -.35), n=48)
    for q in range(14):
        an, rr = R.uniform(0, 6.28), R.uniform(0, .6); m = (rice, rice, stew, grn, tom)[q % 5]
        bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=R.uniform(.2, .34)); me = bpy.data.meshes.new('f'); bm.to_mesh(me); bm.free(); me.materials.append(m)
        o = bpy.data.objects.new('f', me); bpy.context.scene.collection.objects.link(o); o.location = (.5 + math.cos(an) * rr, 5.6 + math.sin(an) * rr, -.08); o.scale = (1, 1, .7)
    person((9.0, 16.5, -10.5), 150, 'brown', cloth('wt', srgb('#F1ECE2')), apron=None, hair='bun', height=16.2, female=True, look=(20, 0), sleeve='short')
    person((-7.4, 17.5, -10.9), 24, 'warm', white, apron=cloth('ap2', srgb('#10201B')), hair='short', wrap=None, cap=cloth('capg', srgb('#10201B')), height=17.4, sleeve='long', left=None, look=(10, -22))
    T = (-.6, 0, 1); warm_key(T, 6.6, 4.5, 9)
    softbox('pass', (24, 5), (0, 1.5, 9.5), (0, 8, 3.2), 6.0, (1, .88, .72), edge=.4); softbox('kit', (40, 14), (0, 14, 17), (0, 17, 0), 2.6, (1, .93, .84), edge=.4)
    world((1, .85, .68), .06)
    view(12.6, 4.6, (.3, 0, 2.5), az=-2, focus=(-2.5, -.1, 1.6))


def bar():
    P.pos_terminal(M, rot=13, loc=(-3.1, .3, 0), img='pos-bar.png', lum=.62)
    P.payment_terminal(M, rot=-4, loc=(.35, -.35, 0), img='pay-bar.png', lum=.58)
    counter(wood_mat('wood', '#3A2114', '#5A3520', rough=.25), y1=3.2)
    box(80, .18, .3, (0, 3.25, -.3), S('brass', '#B98A3E', .3, .5, metallic=1), .05)
    # a beer and a dawa
    beer, foam = simple('beer', srgb('#D8891A'), .12, .6, emit=srgb('#B8650A'), estr=.25), S('foam', '#F6EAD2', .7)
    def pint(x, y, s=1.0, c=beer):
        loft('gl', [[(x + q[0], y + q[1], zz * s) for q in circle(rr * s, 40)] for rr, zz in ((.34, 0), (.34, .06), (.38, .5), (.44, 1.25))], c, angle=60); disc('fo', .455 * s, .26 * s, .10, .02, foam, loc=(x, y, 1.22 * s), n=40)
        disc('mat', .62, .04, .01, .01, S('beermat', '#0E4D3A', .8), loc=(x, y, 0), n=40)
    pint(2.5, .35); pint(3.75, 1.2, .96)
    # the back bar: lit shelves of bottles
    wall = plastic('wall', (.016, .050, .040, 1), .6, spec=.25, grain=0)
    plane([(-60, 15.2, -12), (60, 15.2, -12), (60, 15.2, 40), (-60, 15.2, 40)], wall)
    bo, ls = S('board', '#4A2C18', .4, .35), glow('strip', (1, .58, .22), 6)
    cols = ('#6B2A12', '#1E4D2E', '#B8741A', '#D9B56A', '#7A1F1A', '#E9E2D0', '#274C5E', '#0F2A1C', '#9A4A18', '#C98A12')
    R = random.Random(8); lab = S('lab', '#EFE7DA', .5)
    for z in (-2.4, 1.0, 4.4, 7.8):
        box(70, 1.8, .16, (0, 14.0, z - .16), bo, .02); box(66, .06, .05, (0, 14.9, z + .04), ls, .01)
        x = -20
        while x < 22:
            col = R.choice(cols); n = R.choice((1, 2, 2, 3)); r = R.uniform(.30, .42); h = R.uniform(1.15, 1.7); nk = R.uniform(.5, .9); sh = R.uniform(.12, .4)
            m = bpy.data.materials.get('gb' + col) or simple('gb' + col, srgb(col), .12, .6, emit=srgb(col), estr=.22)
            for _ in range(n):
                loft('bt', [[(x + q[0], 13.9 + q[1], z + zz) for q in circle(rr, 24)] for rr, zz in ((r, 0), (r, h), (r * .75, h + sh), (.12, h + sh + .2), (.11, h + sh + nk))], m, angle=60)
                disc('lb', r + .006, h * .45, 0, 0, lab if R.random() < .7 else S('labg', '#D9A441', .4), loc=(x, 13.9, z + h * .28), n=24, ne=1); x += r * 2 + .16
            x += R.uniform(.15, .6)
    for x in (-14.5, -5.2, 4.1, 13.4): box(.2, 1.8, 22, (x, 14.2, -5), bo, .02)
    # taps
    ch = S('chrome', '#C9CCCB', .16, .6, metallic=1)
    for i, x in enumerate((5.6, 6.6, 7.6)):
        tube('tp', [(x, 2.5, 0), (x, 2.5, 2.5)], .17, ch); tube('tp2', [(x, 2.5, 2.2), (x, 1.8, 2.2), (x, 1.65, 1.8)], .11, ch)
        loft('hd', [[(x + q[0], 2.3 + q[1], zz) for q in circle(rr, 24)] for rr, zz in ((.11, 2.5), (.22, 3.1), (.24, 3.8), (.12, 4.0))], S('tap%d' % i, ('#F2A516', '#0E4D3A', '#A5301C')[i], .3, .5), angle=50)
    box(3.2, .5, .25, (6.6, 2.5, 2.35), ch, .1)
    for x, y, z in ((-6.4, 5.0, 6.3), (.6, 5.4, 6.7), (7.2, 5.0, 6.3)): pendant(x, y, z, 30, 1.0, '#14211C', 26)
    L, rot, ht = (2.9, 8.0, -10.6), -6, 17.2
    g, U, arms = person(L, rot, 'brown', cloth('blk', srgb('#D8D0C0')), apron=cloth('apb', srgb('#5E3A20')), hair='short', height=ht, sleeve='short', left=in_frame(L, rot, ht, (4.4, 5.2, 1.2)), right=in_frame(L, rot, ht, (1.75, 5.3, 1.0)), look=(6, -12), smile=True)
    # shaker between his hands
    loft('shk', [[(3.05 + q[0], 5.0 + q[1], .6 + zz) for q in circle(rr, 32)] for rr, zz in ((.36, 0), (.46, 1.0), (.40, 1.1), (.28, 1.5), (.14, 1.7))], ch, angle=50)
    person((-6.6, 10.6, -10.8), 26, 'deep', cloth('blk2', srgb('#B5562F')), apron=cloth('apb2', srgb('#0E4D3A')), hair='braids', height=16.4, female=True, look=(12, -16), sleeve='short')
    T = (-1, 0, 1); warm_key(T, 4.2, 4.0, 9, 1.2, kc=(1, .86, .68))
    softbox('face', (6, 5), (-2.5, 2.0, 9.5), (2.9, 8, 4), 11, (1, .84, .62)); softbox('rimr', (2, 8), (10, 11, 6), (2.9, 8, 3), 9, (1, .66, .32), edge=.35); softbox('face2', (5, 4), (-10, 3, 8), (-6.6, 10.6, 4), 10, (1, .82, .6))
    world((1, .75, .5), .03)
    view(12.4, 4.6, (.3, 0, 2.5), az=2.0, focus=(-2.9, -.1, 1.6))


def rental():
    P.pos_terminal(M, rot=-12, loc=(3.3, .3, 0), img='pos-rental.png', lum=.86)
    P.receipt_printer(M, rot=-26, loc=(6.3, 1.0, 0)); P.payment_terminal(M, rot=6, loc=(.1, -.2, 0), img='pay-rental.png', lum=.82)
    counter(cloth('cloth_t', srgb('#F1EBDD')), y1=3.6, x0=-9, x1=26)
    box(20, .1, 8, (8, 3.5, -8.5), bpy.data.materials['cloth_t'], .02)
    plane([(-400, -20, -10.4), (400, -20, -10.4), (400, 500, -10.4), (-400, 500, -10.4)], S('yard', '#B26A42', .95, .1))
    plane([(-400, 150, -10.3), (400, 150, -10.3), (400, 500, -10.3), (-400, 500, -10.3)], S('grass', '#7C8A45', .95, .1))
    tent(-13, 150, -10.4, 40, 40, 15.5, 10, trim='#1B7A5A'); tent(46, 205, -10.4, 52, 44, 17, 12, trim='#F2A516')
    for i in range(2): chair_stack(3.6 + i * 5.0, 38 + i, -10.4, (9, 7)[i], '#F4F1EA', 8)
    for i in range(2): chair_stack(14.0 + i * 5.0, 46, -10.4, (8, 9)[i], '#D9A441', -10)
    generator(11.2, 28, -3.4, -24)
    drum = S('crate', '#2F7391', .6, .3)
    for i, (x, y, z) in enumerate(((9.4, 28, -6.6), (13.2, 28.4, -6.6), (11.2, 28, -10.0))): box(3.8, 3.4, 3.0, (x, y, z), S('cr%d' % i, ('#2F7391', '#1B7A5A', '#A5301C')[i], .6, .3), .3)
    # he carries chairs to the lorry; she signs out the booking
    L, rot, ht = (-3.6, 6.6, -10.5), 10, 16.2
    person(L, rot, 'warm', cloth('polo', srgb('#0E4D3A')), hair='braids', height=ht, female=True, collar=cloth('polo2', srgb('#0B3C2D')), left=in_frame(L, rot, ht, (-.9, 1.6, 1.2)), right=in_frame(L, rot, ht, (-4.9, 3.4, .35)), look=(12, -16), legs=True, trousers=S('jean', '#22364E', .85, .15))
    L2, r2, h2 = (-1.6, 46, -10.4), -70, 17.4
    person(L2, r2, 'deep', cloth('ov', srgb('#E08A1E')), hair='short', cap=cloth('capn', srgb('#123F5A')), height=h2, left=in_frame(L2, r2, h2, (1.4, 44.5, -1.4)), right=in_frame(L2, r2, h2, (1.4, 47.5, -1.4)), trousers=S('jean2', '#2A3A4A', .85, .15))
    for k in range(3): box(4.2, 3.8, .5, (2.4, 46, -1.8 + k * .8), S('chw', '#F4F1EA', .45, .4), .4); box(.5, 3.8, 4.0, (4.3 + .2 * k, 46, -1.6 + k * .8), S('chw', '#F4F1EA', .45, .4), .2)
    # lorry
    lo, dk = S('lorry', '#2F6F8F', .4, .4), S('tyre', '#16171A', .85, .2)
    g = empty('lorry', (26, 128, -10.4), (0, 0, 12)); box(42, 18, 2, (6, 0, 5), dk, .2, parent=g); box(40, 18, 10, (8, 0, 7), lo, .3, parent=g); box(14, 17, 16, (-22, 0, 4.5), S('cab', '#F4F1EA', .4, .4), 1.4, parent=g); box(6, 17.3, 5.4, (-24.5, 0, 13), S('mglass', '#1B262B', .12, .6), .4, parent=g, e=.1)
    for wx in (-20, 10, 20): disc('w', 4, 2, .3, .3, dk, parent=g, loc=(wx, -8, 4), rot=(90, 0, 0), n=32)
    gm, jm = S('green1', '#4F7A3A', .9, .1), S('green2', '#6E8F45', .9, .1)
    tree(-190, 480, -10.4, 62, 62, gm, 2, flat=.3); tree(110, 470, -10.4, 66, 54, jm, 5, flat=.35); tree(-60, 560, -10.4, 58, 60, gm, 9, flat=.3)
    wallm = S('hwall', '#D8BE96', .9, .1)
    box(1200, 2, 17, (0, 420, -10.4), wallm, .2)
    sky(800, w=1600, z0=-150, z1=420); sun((46, 10, 40), 3.4)
    # shade over the table: the near tent
    plane([(-40, -30, 16), (40, -30, 16), (40, 9, 12.5), (-40, 9, 12.5)], S('canv', '#EFE7DA', .9, .1))
    T = (3, 0, 1); warm_key(T, 5.8, 4.0, 6, 2.4, kc=(1, .96, .90), rc=(1, .88, .70))
    softbox('face', (9, 6), (-9, -4, 10), (-3.9, 6.6, 4), 6, (1, .96, .9))
    world((.80, .88, 1), .42)
    view(12.8, 4.2, (1.1, 0, 2.5), az=2.5, focus=(3.1, -.1, 1.6))


def furniture():
    P.pos_terminal(M, rot=-12, loc=(3.2, .3, 0), img='pos-furniture.png', lum=.80)
    P.payment_terminal(M, rot=8, loc=(-.1, -.2, 0), img='pay-furniture.png', lum=.76)
    counter(wood_mat('wood', '#8A5A34', '#B5814F'), y1=3.2)
    # swatches and a small plant on the counter
    for i, c in enumerate(('#1B5E49', '#C9714A', '#E9D9B8', '#2F5D73', '#D9A441')): box(1.5, 1.1, .10, (6.9 + i * .16, .3 + i * .24, i * .10), cloth('sw' + c, srgb(c)), .06, rot=(0, 0, -12 + i * 7))
    fl = wood_mat('floor', '#9A7048', '#BE9263', .08, .6, 1.2, .3); Z = -9.2
    plane([(-160, 3, Z), (160, 3, Z), (160, 130, Z), (-160, 130, Z)], fl)
    plane([(-160, 112, Z), (160, 112, Z), (160, 112, 60), (-160, 112, 60)], S('swall', '#E5D9C3', .9, .15))
    plane([(-160, 111.5, Z), (-4, 111.5, Z), (-4, 111.5, 60), (-160, 111.5, 60)], S('swall2', '#2A5B4B', .9, .15))
    rug = cloth('rug', srgb('#E9DEC8'), srgb('#B5562F'), .35, 'stripe'); box(34, 20, .2, (4, 58, Z), rug, .3)
    sofa(6, 68, Z, 25, '#C56A3A', 4, ('#F3E6CC', '#0E4D3A')); sofa(-20, 66, Z, 12, '#2F5D73', 34, ('#F2A516',)); sofa(28, 76, Z, 12, '#2F5D73', -30, ('#F2A516',))
    wn = S('walnut', '#6B4327', .35, .4)
    disc('ct', 4.4, .5, .2, .1, wn, loc=(2.5, 56.5, Z + 3.2), n=64)
    for an in (0, 2.1, 4.2): tube('tl', [(2.5 + math.cos(an) * 2.4, 56.5 + math.sin(an) * 2.4, Z + 3.2), (2.5 + math.cos(an) * 3.1, 56.5 + math.sin(an) * 3.1, Z)], .22, wn)
    lamp(21, 74, Z, 13.0, on=4.0, r=2.8); lamp(-30, 74, Z, 12.5, on=3.2, r=2.6)
    for x, z in ((-12, 6.4), (0, 8.4), (12, 7.0)): pendant(x, 78, z, 60, 2.6, '#E9D9B8', 14)
    leaf_plant(30, 60, Z, 16, '#F1E8D8', 3, 18); leaf_plant(-36, 84, Z, 18, '#C9714A', 5, 18)
    for x, w, h, c in ((-30, 11, 9, '#C9714A'), (-15, 8, 10, '#D9A441')): box(w, .5, h, (x, 111, 1.5), S('fr', '#F4EEE3'), .1); box(w * .8, .2, h * .8, (x, 110.5, 1.5 + h * .1), S('art' + c, c, .8), .1)
    for z in (-5.4, -.4, 4.6): box(24, 4, .6, (20, 108, z), wn, .1)
    R = random.Random(2)
    for z in (-4.8, .2, 5.2):
        for x in range(10, 32, 3): disc('vs', R.uniform(.6, 1.1), R.uniform(1.5, 3.2), .4, .3, S('vs%d' % (x % 4), ('#C9714A', '#F1E8D8', '#2F5D73', '#D9A441')[x % 4], .5), loc=(x, 107.6, z), n=24)
    # a couple looks around, the seller shows them the colours
    L, rot, ht = (-3.4, 6.4, -10.3), 14, 16.2
    person(L, rot, 'brown', cloth('blouse', srgb('#F2EBDD')), S('skirtx', '#0E4D3A'), hair='bun', height=ht, female=True, sleeve='short', left=in_frame(L, rot, ht, (-2.0, 1.6, 2.0)), right=in_frame(L, rot, ht, (-4.8, 4.3, .3)), look=(10, -14))
    phone_in_hand((-1.75, .9, 2.4), (68, 0, 14), 'phone-furniture.png')
    person((-9.0, 44, -9.2), -14, 'deep', cloth('sh', srgb('#2F5D73')), hair='fade', height=17.4, sleeve='long', look=(-12, -4))
    person((15.0, 52, -9.2), 140, 'warm', cloth('dress', srgb('#D9A441'), srgb('#7A2E14'), 1.3, 'kitenge'), cloth('skirt2', srgb('#D9A441'), srgb('#7A2E14'), 1.3, 'kitenge'), hair='afro', height=16.6, female=True)
    T = (2, 0, 1); warm_key(T, 6.4, 4.4, 7, 2.2, kc=(1, .95, .88), rc=(1, .84, .62))
    softbox('face', (8, 6), (-8, -2, 10), (-3.4, 6, 4), 5, (1, .94, .86)); softbox('room', (110, 70), (0, 62, 46), (0, 66, 0), 3.6, (1, .94, .84), edge=.4); softbox('win', (10, 50), (70, 50, 14), (6, 66, -4), 12, (.95, .97, 1), edge=.3)
    world((1, .93, .84), .20)
    view(12.6, 6.6, (.9, 0, 2.5), az=2.2, focus=(3.0, -.1, 1.6))


def laptop(loc, rot, img, lum=.75):
    g = empty('lap', loc, (0, 0, rot)); al = plastic('lapal', (.50, .49, .47, 1), .34, grain=.1, metallic=1)
    rbox('base', 3.3, 2.35, .10, .16, .03, .03, al, parent=g, ne=4); rbox('kb', 2.9, 1.05, .004, .05, 0, 0, M['graphite2'], parent=g, loc=(0, .35, .10)); rbox('tp', 1.1, .72, .003, .06, 0, 0, M['white2'], parent=g, loc=(0, -.68, .10))
    for r in range(5):
        for c in range(13): rbox('k', .19, .16, .02, .03, .006, 0, M['graphite'], parent=g, loc=((c - 6) * .218, .75 - r * .2, .10), ne=2, nc=3)
    s = empty('lid', (0, 1.14, .10), (70, 0, 0), g)
    rbox('lidb', 3.3, 2.28, .06, .14, .02, .02, al, parent=s, loc=(0, 1.14, -.06), ne=4); rbox('lidg', 3.24, 2.22, .004, .12, 0, 0, M['glass'], parent=s, loc=(0, 1.14, .0)); panel('scr', 3.06, 2.04, .04, screen('lap_scr', img, lum), z=.006, parent=s, loc=(0, 1.15, 0))
    return g


def office():
    laptop((1.9, -.2, 0), -9, 'erp-laptop.png', .80)
    counter(wood_mat('wood', '#B58A5A', '#D2AC7A'), y1=3.4, x0=-30, x1=30)
    # on the desk: cup, notebook, the receipt printer that support is mending, a plant
    disc('cup', .42, .95, .04, .06, S('cup', '#0E4D3A', .35, .4), loc=(-.9, .4, 0), n=48); disc('tea', .37, .02, 0, 0, S('tea', '#6B3A1C', .3), loc=(-.9, .4, .945), n=40); ring_frame('ear', .5, .6, .14, .24, .09, .03, S('cup', '#0E4D3A'), loc=(-1.38, .47, .47), rot=(90, 0, 0))
    box(1.9, 2.5, .16, (4.6, -.5, 0), S('note', '#C9714A', .7), .08, rot=(0, 0, -14)); tube('pen', [(4.2, -1.1, .22), (5.1, .2, .22)], .05, S('pen', '#10201B', .3, .5))
    P.receipt_printer(M, rot=-30, loc=(6.4, 1.7, 0)); leaf_plant(-5.6, 1.6, 0, 3.4, '#F1E8D8', 4, 16)
    # the room
    plane([(-120, 3, -7.4), (120, 3, -7.4), (120, 70, -7.4), (-120, 70, -7.4)], S('carp', '#6E7B70', .95, .1))
    fr = S('mull', '#22302A', .5, .4)
    for x in range(-66, 67, 22): box(.9, 1.2, 40, (x + 6, 62, -7.4), fr, .1)
    box(140, 1.2, .9, (0, 62, 15), fr, .1); box(140, 1.6, 5, (0, 62, -7.4), S('sill', '#E7E0D2', .7), .1); box(320, 180, 1, (0, -28, 24), S('ceil', '#F2EDE3', .9), .1)
    # Nairobi: the round tower with its saucer, towers, jacaranda
    z = -120
    con = S('con', '#C9B59A', .85, .15)
    disc('kicc', 26, 300, 1, 1, con, loc=(-330, 2200, z), n=48); disc('kiccs', 34, 14, 3, 3, con, loc=(-330, 2200, z + 276), n=48)
    loft('kiccc', [[(-330 + q[0], 2200 + q[1], z + zz) for q in circle(rr, 40)] for rr, zz in ((20, 298), (4, 330), (1, 360))], con)
    for i, (x, y, w, h, c) in enumerate(((-130, 2350, 90, 320, '#8FA6AE'), (20, 2100, 80, 220, '#B9AFA0'), (150, 2300, 100, 290, '#93A39B'), (-480, 2150, 110, 205, '#C2AE92'), (-600, 2300, 90, 260, '#9BAAB0'), (420, 2100, 110, 190, '#C9B59A'), (-220, 2000, 80, 165, '#AFA08C'), (290, 2500, 70, 345, '#A4B3B8'), (560, 2300, 90, 250, '#9BAAB0'))):
        box(w, 50, h, (x, y, z), S('tw' + c, c, .6, .35), .5)
        for k in range(int(h / 22)): box(w * .86, 1, 9, (x, y - 25.6, z + 12 + k * 22), S('tww', '#5B7078', .3, .5), .2, e=.05)
    jm, gm = S('jaca', '#8F7CC4', .9, .1), S('green1', '#4F7A3A', .9, .1)
    R = random.Random(5)
    for i in range(22): foliage((R.uniform(-420, 380), R.uniform(620, 1150), R.uniform(-80, -46)), R.uniform(46, 70), jm if i % 3 == 0 else gm, 40, i, .6)
    foliage((-40, 125, -16), 26, jm, 110, 77, .8); foliage((40, 150, -30), 28, jm, 110, 78, .7)
    plane([(-3000, 300, -90), (3000, 300, -90), (3000, 4000, -90), (-3000, 4000, -90)], gm); sky(4000, '#9CC3DC', '#F3E7D3', 1.0, w=5000, z0=-600, z1=1800)
    # desks, screens, people at work
    dk = S('desk', '#D9B98C', .5, .3); mon = S('monb', '#16191B', .4, .4)
    def desk(x, y, rot, n=2):
        g = empty('dk', (x, y, 0), (0, 0, rot)); box(17, 8, .5, (0, 0, -.4), dk, .2, parent=g)
        for sx in (-7.6, 7.6): box(.6, 6, 7, (sx, 0, -7.4), S('leg2', '#F1ECE2'), .1, parent=g)
        for i in range(n):
            mx = (i - (n - 1) / 2) * 7.6; box(5.6, .4, 3.5, (mx, 1.2, 1.4), mon, .2, parent=g, e=.1); box(.6, .5, 1.5, (mx, 1.3, .1), mon, .1, parent=g); panel('s', 5.2, 3.1, .1, screen('ms', 'pos-restaurant.png', .7), parent=g, loc=(mx, .96, 3.15), rot=(90, 0, 0))
    desk(-15, 24, 8); desk(10.5, 27, -6, 1)
    leaf_plant(24, 34, -7.4, 17, '#C9714A', 9, 18); leaf_plant(-27, 40, -7.4, 18, '#F1E8D8', 11, 18)
    L, rot, ht = (-4.6, 6.2, -7.6), 16, 14.6
    head = cloth('hset', srgb('#10201B'))
    g, U, arms = person(L, rot, 'brown', cloth('shirtb', srgb('#D08A3C')), hair='fade', height=16.0, sleeve='long', left=in_frame(L, rot, 16, (-1.6, 3.0, 1.6)), right=in_frame(L, rot, 16, (-5.6, 3.2, .3)), look=(14, -12), collar=cloth('colb', srgb('#C47F33')), legs=False)
    g.location.z = -9.6
    person((8.4, 17.5, -9.0), 154, 'warm', cloth('greenb', srgb('#1B7A5A')), hair='braids', height=16.0, female=True, legs=False, look=(24, 0))
    person((2.6, 33, -9.4), -6, 'deep', cloth('bl', srgb('#2F7391')), hair='short', height=16, legs=False, sleeve='long', look=(0, -18))
    T = (1, 0, 1); warm_key(T, 5.4, 3.4, 6, 2.2, kc=(1, .97, .93), rc=(1, .92, .80))
    softbox('face', (8, 6), (-9, -2, 10), (-4.6, 6, 4), 5, (1, .96, .9)); softbox('room', (70, 40), (0, 30, 23), (0, 30, 0), 2.6, (1, .96, .9), edge=.4)
    sun((50, 10, 30), 1.9); world((.85, .92, 1), .28)
    view(11.8, 4.6, (.6, 0, 2.3), az=2.0, focus=(1.9, .8, 1.2))


globals()[a.name]()
# in focus, as fractions of the frame from its top left: rendered larger than what is out of focus
FOCUS = dict(duka=(.23, .40, .99, .86), restaurant=(.08, .40, .76, .86), bar=(.05, .40, .80, .86), rental=(.30, .40, .97, .86), furniture=(.30, .40, .97, .86), office=(.30, .42, .97, .86))


def go(name, w, h, spp, border=None):
    setup_cycles(sc, w, h, spp, os.path.join(a.out, name), threads=a.threads, bounces=3)
    sc.cycles.adaptive_threshold = .03; sc.cycles.adaptive_min_samples = 8; sc.cycles.diffuse_bounces = 2; sc.cycles.glossy_bounces = 2; sc.cycles.transmission_bounces = 2
    r = sc.render; r.use_border = r.use_crop_to_border = border is not None
    if border: r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = border[0], border[2], 1 - border[3], 1 - border[1]
    t = time.time(); bpy.ops.render.render()
    print('RENDERED', name, w, h, spp, round(time.time() - t, 1), 's', flush=True)


if a.w >= 1200:
    go(a.name + '-bg', a.w * 3 // 8, a.h * 3 // 8, a.spp + 2)
    go(a.name + '-fg', a.w, a.h, a.spp, FOCUS[a.name])
else:
    go(a.name, a.w, a.h, a.spp)
