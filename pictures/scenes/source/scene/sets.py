"""Parts of the sets: sky, street, trees, goods, furniture, tents, windows."""
from velto import *
from people import *
import products as P, props as X
import random


def S(name, hexs, rough=.6, spec=.3, **k):
    return bpy.data.materials.get(name) or simple(name, srgb(hexs), rough, spec, **k)


def glow(name, col, s):
    return bpy.data.materials.get(name) or simple(name, (0, 0, 0, 1), .5, emit=(*col, 1), estr=s)


def box(w, d, h, loc, mat, r=.05, rot=(0, 0, 0), parent=None, e=None):
    e = min(r, .4) if e is None else e
    e = min(e, h * .45, w * .45, d * .45)
    return rbox('b', w, d, h, max(r, .01), e, e, mat, loc=loc, rot=rot, parent=parent, ne=3, nc=5)


def plane(pts, mat):
    return mesh_obj('pl', pts, [tuple(range(len(pts)))], mat, smooth=False)


def sky(y, top='#A9C8DC', low='#F4E9D6', strength=1.5, w=700, z0=-60, z1=200, mid=.35):
    m, nt, out = new_mat('sky'); e = nt.nodes.new('ShaderNodeEmission'); tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); cr = nt.nodes.new('ShaderNodeValToRGB')
    cr.color_ramp.elements[0].position, cr.color_ramp.elements[0].color = .22, srgb(low); cr.color_ramp.elements[1].position, cr.color_ramp.elements[1].color = mid + .3, srgb(top)
    nt.links.new(tc.outputs['UV'], sp.inputs[0]); nt.links.new(sp.outputs[1], cr.inputs[0]); nt.links.new(cr.outputs[0], e.inputs[0]); e.inputs[1].default_value = strength
    nt.links.new(e.outputs[0], out.inputs[0])
    return mesh_obj('sky', [(-w, y, z0), (w, y, z0), (w, y, z1), (-w, y, z1)], [(0, 1, 2, 3)], m, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)


def sun(rot, strength, col=(1, .90, .74), size=.06):
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = strength; l.color = col; l.angle = size
    o = bpy.data.objects.new('sun', l); bpy.context.scene.collection.objects.link(o); o.rotation_euler = [math.radians(a) for a in rot]
    return o


def foliage(loc, r, mat, n=26, seed=0, flat=.6):
    """A crown of many small clumps."""
    R = random.Random(seed); bm = bmesh.new()
    for i in range(n):
        a, q, z = R.uniform(0, 6.283), r * math.sqrt(R.random()), R.uniform(-.5, .6) * r * flat
        s = r * R.uniform(.16, .34)
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=s, matrix=Matrix.Translation((math.cos(a) * q, math.sin(a) * q, z)))
    for v in bm.verts: v.co *= 1 + R.uniform(-.035, .035)
    me = bpy.data.meshes.new('tree'); bm.to_mesh(me); bm.free(); me.materials.append(mat)
    o = bpy.data.objects.new('tree', me); bpy.context.scene.collection.objects.link(o); o.location = loc
    return o


def tree(x, y, z, h, r, mat, seed=0, trunk='#5A4330', flat=.5):
    t = S('trunk', trunk, .9, .1)
    tube('tr', [(x, y, z), (x + h * .03, y, z + h * .5), (x, y, z + h)], h * .028, t)
    for i, a in enumerate((.6, 2.4, 4.4)):
        tube('br', [(x, y, z + h * .62), (x + math.cos(a) * r * .6, y + math.sin(a) * r * .4, z + h * 1.0)], h * .014, t)
    foliage((x, y, z + h * 1.05), r, mat, 60, seed, flat)


def leaf_plant(x, y, z, h, pot='#C9714A', seed=0, n=16, leaf='#2C6B46'):
    R = random.Random(seed)
    pm, lm = S('pot' + pot, pot, .7, .25), S('leaf' + leaf, leaf, .5, .35)
    loft('pot', [[(x + q[0], y + q[1], z + zz) for q in circle(rr, 32)] for rr, zz in ((h * .13, 0), (h * .19, h * .32), (h * .17, h * .32), (h * .16, h * .30))], pm, angle=50)
    for i in range(n):
        a = 6.283 * i / n + R.uniform(-.2, .2); L = h * R.uniform(.5, .78); up = R.uniform(.35, .95); wd = h * R.uniform(.06, .10)
        v, f, m_ = [], [], 9
        for j in range(m_ + 1):
            t = j / m_; rr = L * t * (1 - .35 * up) ; zz = z + h * .3 + L * (up * math.sin(t * 1.9) * 1.0 + .1 * t); ww = wd * math.sin(math.pi * min(1, .12 + t * .9)) ** .8
            c = (x + math.cos(a) * rr, y + math.sin(a) * rr); p = (-math.sin(a) * ww, math.cos(a) * ww)
            v += [(c[0] - p[0], c[1] - p[1], zz), (c[0], c[1], zz - ww * .3), (c[0] + p[0], c[1] + p[1], zz)]
        for j in range(m_):
            k = 3 * j; f += [(k, k + 1, k + 4, k + 3), (k + 1, k + 2, k + 5, k + 4)]
        mesh_obj('leaf', v, f, lm, angle=80)


def matatu(x, y, z, rot=0, col='#F4F1EA', stripe='#F2B705'):
    """A fourteen-seat minibus with its yellow line."""
    g = empty('mat', (x, y, z), (0, 0, rot))
    b, st, gl, tyre = S('mbody' + col, col, .35, .5), S('mstripe' + stripe, stripe, .45, .4), S('mglass', '#1B262B', .12, .6), S('tyre', '#16171A', .85, .2)
    rbox('m', 47, 17, 13.5, 2.2, 1.4, .8, b, loc=(0, 0, 3), parent=g, ne=5, nc=6)
    rbox('m2', 42, 15.6, 7.2, 3, 2.2, .4, b, loc=(2.4, 0, 14.6), parent=g, ne=6, nc=6, taper=(.93, .86))
    rbox('ms', 47.2, 17.2, 2.0, 2.2, .1, .1, st, loc=(0, 0, 9.2), parent=g, ne=2, nc=6)
    for i in range(4): box(7.6, .4, 4.9, (-14.6 + i * 9.4 + 1.5, -7.9, 15.3), gl, .6, parent=g, rot=(-7, 0, 0), e=.1)
    box(.5, 13, 5.2, (-18.6, 0, 15.2), gl, .6, parent=g, rot=(0, 14, 0), e=.1)
    for wx in (-15, 15):
        disc('w', 3.4, 1.8, .3, .3, tyre, parent=g, loc=(wx, -7.4, 3.4), rot=(90, 0, 0), n=32); disc('wh', 1.9, .2, .1, 0, S('hub', '#B9BDBE', .4, .5), parent=g, loc=(wx, -9.3, 3.4), rot=(90, 0, 0), n=24)
    box(.3, 3, 1.6, (-23.7, -5.6, 8), glow('head', (1, .93, .8), 2), .4, parent=g, e=.1)
    return g


def kiosk(x, y, z, w, h, col, awning, sign=None, d=14):
    c, a = S('k' + col, col, .7, .25), S('k' + awning, awning, .6, .25)
    box(w, d, h, (x, y, z), c, .2); box(w * .78, .3, h * .36, (x, y - d / 2 - .05, z + h * .42), S('kin', '#2A1B12', .8, .1), .1, e=.02)
    rbox('aw', w * 1.12, 7, .5, .2, .1, .1, a, loc=(x, y - d / 2 - 3, z + h * .86), rot=(16, 0, 0), ne=2)
    box(w * .9, .4, h * .13, (x, y - d / 2 - .3, z + h * .9), S('k' + (sign or '#FBF8F3'), sign or '#FBF8F3'), .1, e=.02)
    R = random.Random(int(x * 7 + y))
    for i in range(int(w / 2.2)):
        box(1.2, 1, R.uniform(1.2, 2.6), (x - w * .34 + i * w * .72 / max(1, int(w / 2.2) - 1), y - d / 2 - .3, z + h * .42), S('kg%d' % (i % 5), ('#E9B949', '#A5301C', '#FBF8F3', '#1B7A5A', '#C9714A')[i % 5]), .2)


def house(x, y, z, w, h, col, d=30, floors=2, roof='#8A4B35'):
    box(w, d, h, (x, y, z), S('h' + col, col, .85, .15), .2); box(w * 1.04, d * 1.04, .8, (x, y, z + h), S('h' + roof, roof, .8, .2), .2)
    n = max(2, int(w / 11))
    for f in range(floors):
        for i in range(n):
            wx = x - w / 2 + (i + .5) * w / n; hz = z + h * (f + .32) / floors
            box(w / n * .48, .3, h / floors * .42, (wx, y - d / 2 - .05, hz), S('hwin', '#31454C', .2, .5), .1, e=.02)


def street(z=-10.5, seed=3):
    earth = S('earth', '#A4552F', .95, .1); road = S('road', '#6C625A', .95, .1); grass = S('grass', '#6F7F3C', .95, .1)
    plane([(-300, 5, z), (300, 5, z), (300, 400, z), (-300, 400, z)], earth)
    plane([(-300, 74, z + .05), (300, 74, z + .05), (300, 128, z + .05), (-300, 128, z + .05)], road)
    for x in range(-200, 200, 14): plane([(x, 100, z + .1), (x + 7, 100, z + .1), (x + 7, 101.4, z + .1), (x, 101.4, z + .1)], S('line', '#D9D2C4'))
    plane([(-300, 130, z + .06), (300, 130, z + .06), (300, 152, z + .06), (-300, 152, z + .06)], grass)


def tin_shelf_goods(x0, x1, y, z, seed, scale=1.0, cols=None, kinds=('tin', 'bottle', 'box', 'bag')):
    R = random.Random(seed)
    cols = cols or ('#E9D9B8', '#0E4D3A', '#F2A516', '#C9714A', '#FBF8F3', '#2F7391', '#7A3320', '#A5301C', '#EBCFAE', '#1B7A5A', '#E9B949', '#BFD6E0')
    lab = S('lab', '#FBF8F3', .5); x = x0
    while x < x1:
        kind = R.choice(kinds); col = R.choice(cols); c = S('p' + col, col, .45, .4)
        for _ in range(R.choice((2, 3, 3, 4))):
            if x > x1: break
            if kind == 'tin':
                h = R.choice((.75, .95)) * scale; disc('g', .36 * scale, h, .03, .03, c, loc=(x, y, z), n=28, ne=3); disc('l', .364 * scale, h * .45, 0, 0, lab, loc=(x, y, z + h * .28), n=28, ne=1); x += .80 * scale
            elif kind == 'bottle':
                r, h = .26 * scale, 1.0 * scale
                loft('g', [[(x + q[0], y + q[1], z + zz) for q in circle(rr, 24)] for rr, zz in ((r, 0), (r, h), (r * .8, h + .18 * scale), (.09 * scale, h + .42 * scale), (.09 * scale, h + .75 * scale))], c, angle=60)
                disc('l', r + .004, .42 * scale, 0, 0, lab, loc=(x, y, z + .3 * scale), n=24, ne=1); x += .62 * scale
            elif kind == 'box':
                w, h = R.uniform(.5, .85) * scale, R.uniform(.8, 1.4) * scale
                box(w, .5, h, (x, y, z), c, .03); box(w * .98, .01, h * .32, (x, y - .256, z + h * .34), lab, .01, e=0); x += w + .1
            else:
                h = R.uniform(1.2, 1.45) * scale
                rbox('g', .95 * scale, .6 * scale, h, .14, .10, .08, c, loc=(x, y, z), ne=4, nc=5, taper=(.92, .8)); disc('l', .24 * scale, .02, 0, 0, lab, loc=(x, y - .33 * scale, z + h * .45), rot=(90, 0, 0), n=24); x += 1.05 * scale
        x += R.uniform(.1, .4)


def chair_stack(x, y, z, n=8, col='#F4F1EA', rot=0, gold=False):
    """Banquet chairs, stacked."""
    g = empty('st', (x, y, z), (0, 0, rot)); m = S('ch' + col, col, .45, .4)
    for i in range(n):
        o = i * .95; q = empty('c', (0, -i * .12, o), parent=g)
        if i in (0, n - 1) or True:
            box(4.2, 4.2, .5, (0, 0, 4.4), m, .5, parent=q); rbox('bk', 4.0, .45, 4.4, .2, .2, .05, m, loc=(0, 1.9, 4.9), rot=(-8, 0, 0), parent=q, ne=3)
        if i == 0:
            for sx in (-1.8, 1.8):
                for sy in (-1.8, 1.8): tube('lg', [(sx, sy, 0), (sx * .95, sy * .95, 4.4)], .18, m, q)
    return g


def tent(x, y, z, w=60, d=60, h=24, peak=18, white='#F7F3EA', trim=None):
    """A marquee: four poles, a pitched roof and a scalloped valance."""
    m, nt, out = new_mat('canvas'); b = nt.nodes.new('ShaderNodeBsdfDiffuse'); t = nt.nodes.new('ShaderNodeBsdfTranslucent'); mx = nt.nodes.new('ShaderNodeMixShader')
    for n in (b, t): n.inputs[0].default_value = srgb(white)
    mx.inputs[0].default_value = .45; nt.links.new(b.outputs[0], mx.inputs[1]); nt.links.new(t.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0])
    a = [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)]
    n, rings = 10, []
    for j in range(n + 1):
        t_ = j / n; k = (1 - t_); zz = z + h + peak * t_ ** 1.7
        rings.append([(x + px * k, y + py * k, zz) for px, py in a])
    loft('roof', rings, m, closed_caps=False, angle=20)
    tr = S('tr' + trim, trim) if trim else m
    for (x0, y0), (x1, y1) in zip(a, a[1:] + a[:1]):
        v, f, q = [], [], 48
        for i in range(q + 1):
            s = i / q; v += [(x + x0 + (x1 - x0) * s, y + y0 + (y1 - y0) * s, z + h + .1), (x + x0 + (x1 - x0) * s, y + y0 + (y1 - y0) * s, z + h - 2.2 - 1.2 * abs(math.sin(s * math.pi * 8)))]
        for i in range(q): f.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        mesh_obj('val', v, f, tr)
    for px, py in a: tube('pole', [(x + px, y + py, z), (x + px, y + py, z + h)], .45, S('pole', '#D8D4CA', .4, .5))


def generator(x, y, z, rot=0):
    g = empty('gen', (x, y, z), (0, 0, rot)); ye, dk, st = S('geny', '#E9A915', .45, .4), S('gend', '#22262A', .6, .3), S('gens', '#9AA0A2', .4, .5)
    for sy in (-2.3, 2.3): tube('fr', [(-3.6, sy, .3), (3.6, sy, .3), (3.6, sy, 5.4), (-3.6, sy, 5.4)], .26, dk, g, True)
    for sx in (-3.6, 3.6): tube('fr', [(sx, -2.3, 5.4), (sx, 2.3, 5.4)], .26, dk, g); tube('fr', [(sx, -2.3, .3), (sx, 2.3, .3)], .26, dk, g)
    box(6.2, 3.8, 1.6, (0, 0, 3.9), ye, .6, parent=g); box(3.0, 3.2, 2.6, (-1.5, 0, 1.0), dk, .4, parent=g); box(2.6, 3.4, 2.8, (1.7, 0, .9), st, .5, parent=g)
    disc('cap', .6, .4, .1, .1, dk, parent=g, loc=(-1.4, 0, 5.5), n=24); box(.1, 2.6, 1.8, (3.2, 0, 1.6), dk, .1, parent=g)


def sofa(x, y, z, w=20, col='#1B5E49', rot=0, cushions=('#F2A516', '#E9D9B8')):
    g = empty('sofa', (x, y, z), (0, 0, rot)); m = bpy.data.materials.get('sofa' + col) or cloth('sofa' + col, srgb(col), rough=.85); lg = S('leg', '#5B3A22', .4, .3)
    box(w, 8.5, 2.2, (0, 0, 1.6), m, .7, parent=g)
    n = 3 if w > 17 else 2; cw = (w - 3.4) / n
    for i in range(n):
        cx = -w / 2 + 1.7 + (i + .5) * cw
        box(cw - .12, 6.8, 1.7, (cx, -.7, 3.5), m, .9, parent=g, e=.55); rbox('bk', cw - .12, 2.0, 5.0, .9, .7, .4, m, loc=(cx, 2.6, 4.2), rot=(-10, 0, 0), parent=g, ne=5)
    for s in (-1, 1): box(1.9, 8.4, 5.2, (s * (w / 2 - .95), 0, 1.6), m, .9, parent=g, e=.7)
    box(w - .4, 1.4, 5.6, (0, 3.7, 1.8), m, .7, parent=g, e=.5)
    for i, c in enumerate(cushions):
        rbox('cu', 4.0, 1.3, 3.8, 1.2, .6, .6, bpy.data.materials.get('cu' + c) or cloth('cu' + c, srgb(c)), loc=((-1, 1)[i % 2] * (w / 2 - 4.2), .9, 5.1), rot=(-18, 0, (-1, 1)[i % 2] * -14), parent=g, ne=5)
    for sx in (-1, 1):
        for sy in (-1, 1): tube('l', [(sx * (w / 2 - 1.4), sy * 3.4, 1.7), (sx * (w / 2 - 1.2), sy * 3.6, 0)], .28, lg, g)
    return g


def lamp(x, y, z, h=15, shade='#F3E3C4', on=3.0, r=2.4, base=True):
    m = glow('shade%s' % on, (1, .78, .48), on)
    loft('sh', [[(x + q[0], y + q[1], z + zz) for q in circle(rr, 40)] for rr, zz in ((r, h), (r * .74, h + r * 1.4))], m, closed_caps=False, angle=60)
    if base:
        tube('st', [(x, y, z), (x, y, z + h + 1)], .16, S('brass', '#B98A3E', .3, .5, metallic=1)); disc('bs', 1.5, .25, .08, .05, S('brass', '#B98A3E', .3, .5, metallic=1), loc=(x, y, z), n=40)


def pendant(x, y, z, top=30, r=.9, col='#14211C', on=12, shade=True):
    if shade:
        loft('pd', [[(x + q[0], y + q[1], z + zz) for q in circle(rr, 40)] for rr, zz in ((r, 0), (r * .82, r * .55), (r * .22, r * 1.1), (r * .14, r * 1.5))], S('pd' + col, col, .4, .4), closed_caps=False, angle=50)
    disc('bu', r * .42, r * .5, r * .2, r * .25, glow('bulb%s' % on, (1, .72, .38), on), loc=(x, y, z - r * .1), n=28)
    tube('cd', [(x, y, z + r), (x, y, top)], .035, S('cord', '#101010'))


def wood_mat(name, dark, light, sx=.16, sy=2.6, scale=2.4, rough=.36):
    m, nt, out = new_mat(name); b = nt.nodes.new('ShaderNodeBsdfPrincipled'); b.inputs['Roughness'].default_value = rough; b.inputs['Specular'].default_value = .35
    tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (sx, sy, sy)
    n1 = nt.nodes.new('ShaderNodeTexNoise'); n1.inputs['Scale'].default_value = scale; n1.inputs['Detail'].default_value = 9; n1.inputs['Distortion'].default_value = .5
    cr = nt.nodes.new('ShaderNodeValToRGB'); e = cr.color_ramp.elements; e[0].position, e[0].color, e[1].position, e[1].color = .32, srgb(dark), .70, srgb(light)
    nt.links.new(tc.outputs['Object'], mp.inputs[0]); nt.links.new(mp.outputs[0], n1.inputs['Vector']); nt.links.new(n1.outputs['Fac'], cr.inputs[0]); nt.links.new(cr.outputs[0], b.inputs['Base Color']); nt.links.new(b.outputs[0], out.inputs[0])
    return m


def counter(mat, y0=-12, y1=3.2, x0=-40, x1=40, h=.5):
    rbox('counter', x1 - x0, y1 - y0, h, .1, .06, .02, mat, loc=((x0 + x1) / 2, (y0 + y1) / 2, -h))


def warm_key(T, power=7.4, hair=4.5, rim=13, front=2.0, kc=(1, .91, .78), rc=(1, .74, .42)):
    softbox('key', (7, 5), (T[0] - 6.5, -2.0, 8.5), T, power, kc)
    softbox('front', (5, 6), (T[0] - 5.5, -10, 5.5), T, front, (1, .95, .88), edge=.4)
    softbox('rim', (1.6, 8), (T[0] + 7.8, 3.4, 4.2), T, rim, rc, edge=.35)
    softbox('hair', (8, 2.5), (T[0], 5.2, 8.5), T, hair, (1, .86, .66), edge=.4)


def in_frame(loc, rot, height, p):
    """A point of the set in a figure's own frame."""
    k = height / 17.0; a = -math.radians(rot)
    x, y, z = p[0] - loc[0], p[1] - loc[1], p[2] - loc[2]
    return ((x * math.cos(a) - y * math.sin(a)) / k, (x * math.sin(a) + y * math.cos(a)) / k, z / k)
